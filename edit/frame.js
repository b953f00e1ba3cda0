// Shows the page that has been saved, beside the editor, and what was refused.
const told = document.querySelector("#told");
const site = document.querySelector("#site");
const { origin } = new URL(site.src);

const isServed = (address) =>
  fetch(`/served?address=${encodeURIComponent(address)}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** For a new file the development server starts anew: its page is there when it is asked for three times in a row. */
async function whenServed(address) {
  for (let served = 0, tries = 0; served < 3 && tries < 120; tries++) {
    served = (await isServed(address)) ? served + 1 : 0;
    if (served < 3) await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

addEventListener("message", async ({ data, origin: from }) => {
  if (from !== location.origin) return;
  if (data.refused) {
    told.textContent = `No se guardó.\n${data.refused}`;
    told.dataset.refused = "";
    return;
  }
  delete told.dataset.refused;
  told.textContent = "Guardado.";
  if (!data.address) return;
  await whenServed(data.address);
  site.src = origin + data.address;
});

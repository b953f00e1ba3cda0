// Shows the saved page beside the editor, or the error.
const status = document.querySelector("#status");
const site = document.querySelector("#site");
const { origin } = new URL(site.src);

const isServed = (address) =>
  fetch(`/served?address=${encodeURIComponent(address)}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the page answers three times in a row: for a new file, the development server restarts. */
async function waitUntilServed(address) {
  for (let served = 0, tries = 0; served < 3 && tries < 120; tries++) {
    served = (await isServed(address)) ? served + 1 : 0;
    if (served < 3) await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

addEventListener("message", async ({ data, origin: from }) => {
  if (from !== location.origin) return;
  if (data.refused) {
    status.textContent = `No se guardó.\n${data.refused}`;
    status.dataset.refused = "";
    return;
  }
  delete status.dataset.refused;
  status.textContent = "Guardado.";
  if (!data.address) return;
  await waitUntilServed(data.address);
  site.src = origin + data.address;
});

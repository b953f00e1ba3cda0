// Shows the saved page beside the editor, or the error.
const status = document.querySelector("#status");
const site = document.querySelector("#site");
const { origin } = new URL(site.src);

const isServed = (address) =>
  fetch(`/served?address=${encodeURIComponent(address)}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** How long a page may take to appear, in milliseconds: for a new file the development server restarts. */
const patience = 300_000;

/** The address of the page saved last. `waitUntilServed` stops waiting for an older address. */
let saved;

/** Waits until the page is there. */
async function waitUntilServed(address) {
  const end = performance.now() + patience;
  while (saved === address && performance.now() < end && !(await isServed(address))) {
    status.textContent = "Guardado. La página se está preparando…";
    await new Promise((resolve) => setTimeout(resolve, 300));
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
  saved = data.address;
  if (!saved) return;
  await waitUntilServed(data.address);
  if (saved !== data.address) return;
  status.textContent = "Guardado.";
  site.src = origin + saved;
});

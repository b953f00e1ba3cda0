// Shows the saved page beside the editor, or why a file was not saved.
const statusElement = document.querySelector("#status");
const siteFrame = document.querySelector("#site");
const { origin } = new URL(siteFrame.src);

const isAddressServed = (address) =>
  fetch(`/served?address=${encodeURIComponent(address)}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** How long a page may take to appear, in milliseconds: for a new file the development server restarts. */
const pageTimeoutMs = 300_000;

/** The address of the page saved last. `waitUntilServed` stops waiting for an older address. */
let savedAddress;

/** Waits until the development server has the page of this address, at most `pageTimeoutMs`. */
async function waitUntilServed(address) {
  const end = performance.now() + pageTimeoutMs;
  while (savedAddress === address && performance.now() < end && !(await isAddressServed(address))) {
    statusElement.textContent = "Guardado. La página se está preparando…";
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

addEventListener("message", async ({ data, origin: from }) => {
  if (from !== location.origin) return;
  if (data.refused) {
    statusElement.textContent = `No se guardó.\n${data.refused}`;
    statusElement.dataset.refused = "";
    return;
  }
  delete statusElement.dataset.refused;
  statusElement.textContent = "Guardado.";
  savedAddress = data.address;
  if (!savedAddress) return;
  await waitUntilServed(data.address);
  if (savedAddress !== data.address) return;
  statusElement.textContent = "Guardado.";
  siteFrame.src = origin + savedAddress;
});

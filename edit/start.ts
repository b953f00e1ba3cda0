import CMS from "@sveltia/cms";

const config = document.querySelector("#config")?.textContent ?? "";
CMS.init({ config: JSON.parse(config) });

// The server reloads pages when the editor saves; here that would lose what is being written, so the page waits for ever.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));

import CMS from "@sveltia/cms";

const config = document.querySelector("#config")?.textContent ?? "";
CMS.init({ config: JSON.parse(config) });

// What the editor saves changes the site, and the development server reloads its pages: a reload here would lose what is being
// written, so this page waits for ever before it.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));

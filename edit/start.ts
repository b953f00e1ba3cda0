import CMS from "@sveltia/cms";

const config = document.querySelector("#config")?.textContent ?? "";
CMS.init({ config: JSON.parse(config) });

// The server reloads all pages when the editor saves. A promise that never resolves stops that here, where it
// would lose unsaved text.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise(() => {}));

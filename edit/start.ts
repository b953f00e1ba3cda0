import CMS from "@sveltia/cms";

const config = document.querySelector("#config")?.textContent ?? "";
CMS.init({ config: JSON.parse(config) });

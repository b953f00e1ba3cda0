// edit/config.ts builds the editor's configuration from the schemas of the site.
const editorConfig = await fetch("/config.json").then((response) => response.json());
window.CMS.init({ config: editorConfig });

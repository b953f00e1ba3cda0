// The editor takes its configuration from the schemas of the site: edit/config.ts.
const config = await fetch("/config.json").then((response) => response.json());
window.CMS.init({ config });

export { site } from "../../site.config.ts";

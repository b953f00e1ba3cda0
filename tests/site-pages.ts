import { globSync, readFileSync } from "node:fs";
import { topicOfPage } from "#app/content/topics.ts";
import routes from "../app/routes.ts";

interface Route {
  file: string;
  path?: string;
  index?: boolean;
  children?: Route[];
}

const table: Route[] = routes;
const [frame] = table.filter(({ children }) => children);
const inFrame = frame?.children ?? [];
const addressOf = ({ path = "" }: Route) => `/${path}`;
const isPage = ({ path, index }: Route) => index || (path !== undefined && path !== "*");

/** Addresses of the pages with header and footer, in the order of the URL table. */
export const pagePaths = inFrame.filter(isPage).map(addressOf);

/** Addresses of every page there is, those without header and footer included. */
export const everyPath = [...pagePaths, ...table.filter(isPage).map(addressOf)];

/** An address that no route of the site has. */
export const missingPath = "/no-existe";

/**
 * The address of a route's own script in the built site.
 * @param path of a page
 * @returns the path of the file, with its hash
 */
export function routeModule(path: string): string {
  const route = [...inFrame, ...table].find((one) => isPage(one) && addressOf(one) === path);
  if (!route) throw new Error(`${path} is not in app/routes.ts`);
  return moduleOfFile(route.file);
}

/** The address of the script of the layout with header and footer. */
export function frameModule(): string {
  if (!frame) throw new Error("app/routes.ts has no layout");
  return moduleOfFile(frame.file);
}

function moduleOfFile(file: string): string {
  const [manifest, ...more] = globSync("build/site/assets/manifest-*.js");
  if (!manifest || more.length > 0) throw new Error("expected one manifest in build/site/assets");
  const text = readFileSync(manifest, "utf8");
  const { routes: modules } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return modules[file.replace(/\.tsx$/, "")].module;
}

/** The address of the booking links on a page: they carry its topic. */
export function callAddress(path: string): string {
  const topic = topicOfPage[path];
  return topic ? `/contacto?tema=${topic}` : "/contacto";
}

/** Hosts that cannot run here: checks their generated files against the rules of deploy/headers.ts and deploy/redirects.ts. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listHeaderRules, mergeMatchingHeaders } from "../../deploy/headers.ts";
import { copySiteWithHostFiles } from "../../deploy/pack.ts";
import { mapSpellingsToPages, normalizeOldAddress, pageSpellingRedirects } from "../../deploy/redirects.ts";
import type { VercelRoute } from "../../deploy/vercel.ts";
import type { HostedSite } from "./cases.ts";
import { importTestTool } from "./tools.ts";

const projectFolder = join(import.meta.dirname, "../..");

/** Lists what a host must answer for every file of the site and for some missing ones, and where it must redirect. */
function listExpectedResponsesAndRedirects({ config, pages, files }: HostedSite) {
  const rules = listHeaderRules(config);
  const paths = [...files.keys()].filter((path) => path !== "/404.html");
  const responses = paths.map((file) => {
    const path = file === "/index.html" ? "/" : file.replace(/\.html$/, "");
    const kind = file.endsWith(".html") ? "pages" : undefined;
    return { path, status: 200, headers: mergeMatchingHeaders(rules, kind, path) };
  });
  const headers = mergeMatchingHeaders(rules, "pages", "/404");
  for (const path of ["/no-existe", "/assets/no-existe-0a1b2c3d.js", "/share/no-existe.png"])
    responses.push({ path, status: 404, headers });
  const redirects = [...mapSpellingsToPages(pages, config.redirects)].filter(
    ([from]) => from.startsWith("/") && !pages.includes(from),
  );
  return { responses, redirects, redirectHeaders: mergeMatchingHeaders(rules, "redirects") };
}

/** Finds headers that differ from the expected ones; additional headers are allowed. */
function findHeaderFaults(
  path: string,
  received: Record<string, string>,
  expected: Record<string, string>,
): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => received[name] !== value)
    .map(([name, value]) => `${path}: ${name}: found ${received[name]}; expected ${value}`);
}

/** Checks the `_headers` and `_redirects` for Netlify with Netlify's own parsers. */
async function findNetlifyFaults(
  hostedSite: HostedSite,
  siteFolder: string,
  scratchFolder: string,
): Promise<string[]> {
  const folder = join(scratchFolder, "netlify");
  copySiteWithHostFiles("netlify", siteFolder, folder);
  const { parseAllHeaders } = await importTestTool("@netlify/headers-parser/lib/index.js");
  const { parseAllRedirects } = await importTestTool("@netlify/redirect-parser/lib/index.js");
  const headersFiles = [join(folder, "_headers")];
  const parsed = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  const redirectsFiles = [join(folder, "_redirects")];
  const { redirects: parsedRedirects, errors } = await parseAllRedirects({
    redirectsFiles,
    configRedirects: [],
    minimal: false,
  });
  const { responses, redirects } = listExpectedResponsesAndRedirects(hostedSite);
  const faults = [...parsed.errors, ...errors].map(String);
  for (const { path, headers } of responses) {
    const matching = parsed.headers.filter(({ forRegExp }: { forRegExp: RegExp }) => forRegExp.test(path));
    const found = Object.assign({}, ...matching.map(({ values }: { values: object }) => values));
    faults.push(...findHeaderFaults(path, found, headers));
  }
  for (const [from, to] of redirects) {
    // Netlify treats an address with and without a slash at the end as equal, so that the file needs no line for it.
    if (from.endsWith("/")) continue;
    const rule = parsedRedirects.find(({ path }: { path: string }) => path === from);
    if (rule?.to !== to || rule.status !== pageSpellingRedirects.status || !rule.force)
      faults.push(
        `${from}: found ${rule?.status} ${rule?.to}; expected ${pageSpellingRedirects.status} ${to}`,
      );
  }
  return faults;
}

/** Computes the response of Vercel from the routes of its Build Output API. */
function emulateVercelResponse(routes: VercelRoute[], files: Set<string>, path: string) {
  const headers: Record<string, string> = {};
  let phase: VercelRoute["handle"];
  let isFound = false;
  for (const route of routes) {
    if (route.handle) {
      phase = route.handle;
      isFound = files.has(path);
      continue;
    }
    if ((phase === "hit" && !isFound) || (phase === "error" && isFound)) continue;
    if (!new RegExp(route.src ?? "", "i").test(path)) continue;
    Object.assign(headers, route.headers);
    if (!route.continue) return { status: route.status ?? 200, headers };
  }
  return { status: isFound ? 200 : 404, headers };
}

/** Checks the config.json for Vercel with Vercel's schema and an emulation of its routing. */
async function findVercelFaults(
  hostedSite: HostedSite,
  siteFolder: string,
  scratchFolder: string,
): Promise<string[]> {
  const folder = join(scratchFolder, "vercel");
  copySiteWithHostFiles("vercel", siteFolder, folder);
  const output = join(folder, ".vercel/output");
  const { routes, overrides } = JSON.parse(readFileSync(join(output, "config.json"), "utf8"));
  const { normalizeRoutes, routesSchema } = await importTestTool("@vercel/routing-utils/dist/index.js");
  const { default: Ajv } = await importTestTool("ajv/dist/ajv.js");
  const ajv = new Ajv({ strict: false });
  const faults: string[] = [];
  if (!ajv.validate(routesSchema, routes)) faults.push(`routes: ${ajv.errorsText()}`);
  const { error } = normalizeRoutes(routes);
  if (error) faults.push(`routes: ${error.message}`);
  for (const name of Object.keys(overrides))
    if (!existsSync(join(output, "static", name)) && hostedSite.files.has(`/${name}`))
      faults.push(`overrides: found ${name}; expected a page of the site`);

  const files = new Set(
    [...hostedSite.files.keys()].map((path) => {
      const override = overrides[path.slice(1)];
      if (override) return `/${override.path}`;
      return path === "/index.html" ? "/" : path;
    }),
  );
  const { responses, redirects, redirectHeaders } = listExpectedResponsesAndRedirects(hostedSite);
  for (const { path, status, headers } of responses) {
    const found = emulateVercelResponse(routes, files, path);
    if (found.status !== status) faults.push(`${path}: found ${found.status}; expected ${status}`);
    faults.push(...findHeaderFaults(path, found.headers, headers));
  }
  for (const [from, to] of [
    ...redirects,
    ...redirects.map(([from, to]) => [from.toUpperCase(), to] as const),
  ]) {
    const found = emulateVercelResponse(routes, files, from);
    if (found.status !== pageSpellingRedirects.status)
      faults.push(`${from}: found ${found.status}; expected ${pageSpellingRedirects.status}`);
    faults.push(...findHeaderFaults(from, found.headers, { ...redirectHeaders, Location: to }));
  }
  for (const path of ["/404", "/404.html", "/404/"]) {
    const { status } = emulateVercelResponse(routes, files, path);
    if (status !== 404) faults.push(`${path}: found ${status}; expected 404`);
  }
  return faults;
}

/** A job of a GitHub Actions workflow, as parsed from YAML. */
interface WorkflowJob {
  permissions: Record<string, string>;
  needs?: string;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

/** Checks the workflow and the files for GitHub Pages, which supports no custom headers or redirects. */
async function findGithubPagesFaults(
  hostedSite: HostedSite,
  siteFolder: string,
  scratchFolder: string,
): Promise<string[]> {
  const folder = join(scratchFolder, "github");
  copySiteWithHostFiles("github", siteFolder, folder);
  const { parse } = await importTestTool("yaml/dist/index.js").then((module) => module.default ?? module);
  const workflow = parse(readFileSync(join(projectFolder, ".github/workflows/pages.yml"), "utf8"));
  const { build, deploy }: Record<"build" | "deploy", WorkflowJob> = workflow.jobs;
  const upload = build.steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  const faults: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) faults.push(`pages.yml: ${what}: found ${found}; expected ${expected}`);
  };
  expect("path", upload?.with?.path, "build/github");
  expect("include-hidden-files", upload?.with?.["include-hidden-files"], true);
  const rights = (of: { permissions: Record<string, string> }) => JSON.stringify(of.permissions);
  expect("permissions", rights(workflow), "{}");
  expect("permissions of build", rights(build), '{"contents":"read"}');
  expect("permissions of deploy", rights(deploy), '{"pages":"write","id-token":"write"}');
  expect("needs of deploy", deploy.needs, "build");
  const deployActions = deploy.steps.map(({ uses }) => uses?.split("@")[0]);
  expect("steps of deploy", deployActions.join(), "actions/deploy-pages");
  const commands = build.steps.map(({ run }) => run).join("\n");
  expect("builds with deploy:pack", commands.split("npm run deploy:pack -- github").length, 2);
  for (const [path, bytes] of hostedSite.files) {
    const file = join(folder, path);
    if (!existsSync(file) || !readFileSync(file).equals(bytes))
      faults.push(`build/github: found no ${path}; expected it as built`);
  }
  for (const [old, page] of Object.entries(hostedSite.config.redirects ?? {})) {
    const file = join(folder, normalizeOldAddress(old), "index.html");
    const html = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (
      !html.includes(`content="0; url=${page}"`) ||
      !html.includes(`href="${hostedSite.config.url}${page}"`)
    )
      faults.push(`build/github: ${old}: found no page that leads to ${page}; expected one`);
  }
  return faults;
}

/** By the name of a host: the function that returns the faults of its generated files. */
export const faultFindersByHost = {
  Netlify: findNetlifyFaults,
  Vercel: findVercelFaults,
  "GitHub Pages": findGithubPagesFaults,
};

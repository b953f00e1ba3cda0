/** Requests to a host with the responses it must give. A live site gets only the harmless ones, which crawlers send too. */
import { type AnswerKind, getContentType, listHeaders } from "../headers.ts";
import { buildRawCases, strangePaths } from "./attack-cases.ts";
import {
  type ExpectedResponse,
  findResponseFaults,
  formatFault,
  getPageFile,
  type HostCase,
  type HostedSite,
} from "./case-runner.ts";
import type { RequestToSend } from "./wire.ts";

const codingByAccepted = {
  "br, gzip, deflate, zstd": "br",
  gzip: "gzip",
  identity: undefined,
  "br;q=0, gzip": "gzip",
  "br;q=0, gzip;q=0": undefined,
  "br;q=0.1, gzip": "gzip",
  deflate: undefined,
  ";;,=": undefined,
};

// Servers may answer these conditions and expectations, or send the whole page: RFC 9110, sections 13.1.1 and 10.1.1.
const conditions: [name: string, value: string, allowedStatuses: number[]][] = [
  ["If-Match", '"x"', [200, 412]],
  ["If-Match", "*", [200]],
  ["Expect", "100-continue", [200]],
  ["Expect", "x", [200, 417]],
];

/** The owners' files of which the cases ask for parts. */
const ownerFilePattern = /^\/descargas\/archivo\.(gif|mp4|ics|csv|docx|zip|JPG|epub)$/;

const splitWords = (text: string) => text.trim().split(/\s+/);

/** @returns cases with unique names: every page, file and redirect of the site, missing addresses, and requests of attackers */
export function buildHostCases(hostedSite: HostedSite): HostCase[] {
  const { config, pages, files, compressedPaths, secretText } = hostedSite;
  const cases: HostCase[] = [];
  const addCase = (name: string, findFaults: HostCase["findFaults"], isHarmless = true) =>
    cases.push({ name, findFaults, isHarmless });
  /** Of several expected responses the nearest counts: the one with the fewest faults. */
  const add = (
    name: string,
    asked: RequestToSend | string,
    expected: ExpectedResponse | ExpectedResponse[],
    isHarmless = true,
  ) => {
    const findFaults: HostCase["findFaults"] = async ({ origin, send }) => {
      const got = await send(typeof asked === "string" ? { path: asked } : asked);
      if (secretText && got.body.includes(secretText)) return ["body: found a file that is not of the site"];
      const faults = [expected].flat().map((one) => findResponseFaults(got, one, origin));
      return faults.toSorted((one, other) => one.length - other.length)[0] ?? [];
    };
    addCase(name, findFaults, isHarmless);
  };
  const headersOf = (kind: AnswerKind, path?: string) => listHeaders(config, kind, path);
  const { "Cache-Control": _, ...commonHeaders } = headersOf("text");
  const bytesOf = (path: string) => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`the site has no ${path}`);
    return bytes;
  };
  const pageAt = (address: string, status = 200) => ({
    allowedStatuses: [status],
    headers: { "Content-Type": getContentType("index.html"), ...headersOf("page", address) },
    body: bytesOf(getPageFile(address)),
  });
  const fileAt = (path: string) => ({
    headers: { "Content-Type": getContentType(path), ...headersOf("file", path) },
    body: bytesOf(path),
  });
  const notFound = pageAt("/404", 404);
  const [page = "/crm"] = pages.filter((address) => address !== "/");
  const asset = [...files.keys()].find((path) => /^\/assets\/.*\.js$/.test(path)) ?? "/assets/none.js";

  for (const address of pages) {
    const whole = pageAt(address);
    add(`page ${address}`, address, whole);
    const headers = { ...whole.headers, "Content-Length": RegExp(`^(${whole.body.length})?$`) };
    add(`HEAD ${address}`, { path: address, method: "HEAD" }, { headers, body: Buffer.alloc(0) });
  }
  for (const path of files.keys())
    if (!path.endsWith(".html")) add(`file ${path}`, encodeURI(path), fileAt(path));

  const addMoved = (name: string, path: string, location: string) =>
    add(name, path, { allowedStatuses: [301], headers: headersOf("redirect"), location });
  for (const address of pages) {
    const bare = address.replace(/^\/$/, "");
    for (const ending of bare ? ["/", ".html", "/index", "/index.html"] : ["/index", "/index.html"])
      addMoved(`other spelling ${address}, ${ending}`, bare + ending, address);
    // Chat and mail programs may take the punctuation around an address as a part of it.
    for (const ending of [")", "%20", ").", "/,", ...(bare ? ["."] : [])])
      addMoved(`end of a sentence ${address}, ${ending}`, address + ending, address);
    if (bare) addMoved(`capitals ${bare.toUpperCase()}`, bare.toUpperCase(), address);
  }
  addMoved("query of another spelling", `${page}/?utm_source=a&b=%20`, `${page}?utm_source=a&b=%20`);
  addMoved("address in a query", `${page}.html?next=//evil.example/`, `${page}?next=//evil.example/`);
  addMoved("many slashes at the end", `${page}///`, page);
  for (const [old, to] of Object.entries(config.redirects ?? {})) {
    const bare = old.replace(/\/$/, "");
    const withQuery = to.includes("?") ? to : to.replace(/(?=#|$)/, "?a=%20");
    addMoved(`old address ${old}`, `${old}?a=%20`, withQuery);
    for (const ending of ["", "/", ")"]) addMoved(`old address ${bare}, ${ending}`, bare + ending, to);
    addMoved(`old address in capitals ${old}`, old.toUpperCase(), to);
  }

  const samples = [
    { name: "page", address: page, file: getPageFile(page) },
    { name: "script", address: asset, file: asset },
  ].filter(({ file }) => compressedPaths.has(file));
  const missing = splitWords(`
    /no-existe /NO-EXISTE /no-existe/ /404 /404.html /404/ /assets /assets/ /assets/no-existe-0a1b2c3d.js
    ${asset}.map /manifest.json /.vite/manifest.json /package.json /content/site.yaml /robots.txt/
    /__spa-fallback.html /__proto__ /constructor ${page}.md ${page}.data /_headers /_redirects /vercel.json
    /.htaccess /.assetsignore
  `).concat(samples.flatMap(({ file }) => [`${file}.br`, `${file}.gz`]));
  for (const path of missing) add(`missing ${path}`, path, notFound);
  const askForMissing = (headers: Record<string, string>) => ({ path: "/no-existe", headers });
  addCase("missing, with its validator", async ({ origin, send }) => {
    const { etag = "*" } = (await send({ path: "/no-existe" })).headers;
    return findResponseFaults(await send(askForMissing({ "If-None-Match": etag })), notFound, origin);
  });
  add("missing, in part", askForMissing({ Range: "bytes=0-3" }), notFound);
  add("compressed page for unknown addresses", askForMissing({ "Accept-Encoding": "br, gzip" }), {
    ...notFound,
    headers: { ...notFound.headers, "Content-Encoding": /^(br|gzip)$/ },
  });

  for (const [name, value, allowedStatuses] of conditions)
    add(`${name}: ${value}`, { path: page, headers: { [name]: value } }, { allowedStatuses });
  const code = page.charCodeAt(1).toString(16);
  add("percent-encoded letter", `/%${code}${page.slice(2)}`, pageAt(page));
  add("query", `${page}?utm_source=a&b`, pageAt(page));
  add("double-encoded letter", `/%25${code}${page.slice(2)}`, notFound, false);

  for (const { name, address, file } of samples)
    for (const [accept, coding] of Object.entries(codingByAccepted)) {
      const headers = { "Content-Encoding": coding, Vary: /\baccept-encoding\b/i };
      const request = { path: address, headers: { "Accept-Encoding": accept } };
      add(`Accept-Encoding: ${accept} of a ${name}`, request, { headers, body: bytesOf(file) });
    }
  for (const path of [page, asset, "/robots.txt"])
    for (const accept of ["br", "identity"])
      addCase(
        `known content of ${path === asset ? "a script" : path}, ${accept}`,
        async ({ origin, send }) => {
          const ask = (validator?: Record<string, string>) =>
            send({ path, headers: { "Accept-Encoding": accept, ...validator } });
          const first = (await ask()).headers;
          if (!first.etag) return [formatFault("ETag", first.etag, "a validator")];
          const names = splitWords("cache-control etag x-content-type-options content-security-policy");
          const kept = path === "/robots.txt" ? names : [...names, "vary"];
          const headers = Object.fromEntries(kept.map((name) => [name, `${first[name]}`]));
          const known = { allowedStatuses: [304], headers, body: Buffer.alloc(0) };
          const again = await ask({ "If-None-Match": first.etag });
          const other = await ask({ "If-None-Match": '"x"' });
          return [...findResponseFaults(again, known, origin), ...findResponseFaults(other, {}, origin)];
        },
      );
  addCase("each coding has a validator of its own", async ({ send }) => {
    const askForTag = async (accept: string) =>
      (await send({ path: page, headers: { "Accept-Encoding": accept } })).headers.etag;
    const tags = await Promise.all(["br", "gzip", "identity"].map(askForTag));
    const isApart = tags.every((tag) => tag?.startsWith("W/")) || new Set(tags).size === tags.length;
    return isApart ? [] : [formatFault("ETag", tags, "three, or weak ones")];
  });

  // Safari plays no film without parts: RFC 9110, section 14.
  const askForPart = (path: string, range: string) => ({ path, headers: { Range: range } });
  for (const path of [...files.keys()].filter((one) => ownerFilePattern.test(one)))
    for (const [range, first, end] of [
      ["bytes=0-1", 0, 2],
      ["bytes=100-199", 100, 200],
      ["bytes=900-", 900, 1000],
    ] as const) {
      const contentRange = `bytes ${first}-${end - 1}/1000`;
      const headers = { "Content-Range": contentRange, "Content-Type": getContentType(path) };
      const part = { allowedStatuses: [206], headers, body: bytesOf(path).subarray(first, end) };
      add(`part of a file ${path}, ${range}`, askForPart(path, range), part);
    }
  // Servers may send the whole file in place of a part.
  const robots = bytesOf("/robots.txt");
  for (const [range, status, body] of [
    ["bytes=0-3", 206, robots.subarray(0, 4)],
    ["bytes=-4", 206, robots.subarray(-4)],
    ["bytes=9000000-", 416],
    ["bytes=0-1,3-4", 206],
    ["bytes=x", 416],
  ] as const) {
    const part = { allowedStatuses: [status], headers: commonHeaders, ...(body && { body }) };
    const whole = { headers: commonHeaders, body: robots };
    add(`Range: ${range}`, askForPart("/robots.txt", range), [part, whole]);
  }

  const refused = { allowedStatuses: [405], headers: { ...commonHeaders, Allow: "GET, HEAD" } };
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])
    add(`method ${method}`, { path: page, method }, refused, false);
  const health = { headers: { ...commonHeaders, "Cache-Control": "no-store" }, body: Buffer.from("ok\n") };
  add("health", "/healthz", health, false);

  const badRequest = { allowedStatuses: [400, 404, 414, 431], headers: commonHeaders };
  const denials = [notFound, badRequest].map((one) => ({
    ...one,
    headers: { ...one.headers, "X-Injected": undefined },
  }));
  for (const path of strangePaths) {
    const shortened = path.length > 60 ? `${path.slice(0, 60)} … (${path.length} characters)` : path;
    add(`strange ${shortened}`, path, denials, false);
  }
  // Servers may resolve dot segments before they look for the file: RFC 3986, section 6.2.2.3.
  const [ownFile, ownPage] = [fileAt("/robots.txt"), pageAt(page)];
  add("dot segments to a file", `${page}/../robots.txt`, [...denials, ownFile], false);
  for (const path of [`/.${page}`, `/assets//..${page}`])
    add(`dot segments ${path}`, path, [...denials, ownPage], false);
  return [...cases, ...buildRawCases(page)];
}

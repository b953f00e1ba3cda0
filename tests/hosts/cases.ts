/** Requests to a host with the responses it must give. A live site gets only the harmless ones, which crawlers send too. */
import { type AnswerKind, getContentType, listHeaders } from "../../deploy/headers.ts";
import type { SiteConfig } from "../../src/content/firm/site-fields.ts";
import {
  decompressBody,
  type ReceivedResponse,
  type RequestToSend,
  sendRawBytes,
  sendRequest,
} from "./wire.ts";

export interface HostedSite {
  config: SiteConfig;
  pages: string[];
  /** The contents of files by path: `/crm.html`; without the compressed copies. */
  files: Map<string, Buffer>;
  compressedPaths: Set<string>;
  /** Text of a file beside the site's folder and of a dotfile in it; no response may contain it. */
  secretText?: string;
}

export interface HostCase {
  name: string;
  /** Whether a live site may get these requests: crawlers send such ones too. */
  isHarmless: boolean;
  findFaults: (origin: string) => Promise<string[]>;
}

interface ExpectedResponse {
  /** 200 alone, unless given. */
  allowedStatuses?: number[];
  /** Expected values by header name; undefined for a header that must be missing. A pattern tests "" for a missing one. */
  headers?: Record<string, string | RegExp | undefined>;
  /** The Location header, a path or an address; without it the response must have none. */
  location?: string;
  body?: Buffer;
}

const formatFault = (what: string, found: unknown, expected: unknown) => {
  const [foundText, expectedText] = [found, expected].map((value) =>
    value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? "none"),
  );
  return `${what}: found ${foundText}; expected ${expectedText}`;
};

function findResponseFaults(got: ReceivedResponse, expected: ExpectedResponse, origin: string): string[] {
  const { allowedStatuses = [200], headers = {}, location, body } = expected;
  const resolve = (address?: string) => address && new URL(address, origin).href;
  const faults: string[] = [];
  if (!allowedStatuses.includes(got.status)) faults.push(formatFault("status", got.status, allowedStatuses));
  if (resolve(got.headers.location) !== resolve(location))
    faults.push(formatFault("Location", got.headers.location, location));
  for (const [name, value] of Object.entries(headers)) {
    const received = got.headers[name.toLowerCase()];
    const holds = value instanceof RegExp ? value.test(`${received ?? ""}`) : received === value;
    if (!holds) faults.push(formatFault(name, received, value));
  }
  // A response without a body is not decompressed, although it may have a Content-Encoding header.
  const bytes = body && (body.length === 0 ? got.body : decompressBody(got));
  if (bytes && !bytes.equals(body))
    faults.push(formatFault("body", `${bytes.length} bytes`, `the ${body.length} bytes of the file`));
  return faults;
}

/** The types of files as owners add them, in words of their own. */
const typesOfOwnerFiles = {
  gif: "image/gif",
  mp4: "video/mp4",
  ics: "text/calendar; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
  JPG: "image/jpeg",
  epub: "application/epub+zip",
};

const notModifiedHeaderNames = "cache-control etag vary x-content-type-options content-security-policy".split(
  " ",
);

const splitWords = (text: string) => text.trim().split(/\s+/);

/** @returns cases with unique names: every page, file and redirect of the site, missing addresses, and requests of attackers */
export function buildHostCases(hostedSite: HostedSite): HostCase[] {
  const { config, pages, files, compressedPaths, secretText } = hostedSite;
  const headersOf = (kind: AnswerKind, path?: string) => listHeaders(config, kind, path);
  const cases: HostCase[] = [];
  const addCase = (name: string, findFaults: HostCase["findFaults"], isHarmless = true) =>
    cases.push({ name, findFaults, isHarmless });
  const addResponseCase = (
    name: string,
    asked: RequestToSend | string,
    expected: ExpectedResponse,
    isHarmless = true,
  ) => {
    const request = typeof asked === "string" ? { path: asked } : asked;
    const findFaults = async (origin: string) =>
      findResponseFaults(await sendRequest(origin, request), expected, origin);
    addCase(name, findFaults, isHarmless);
  };
  const bytesOf = (path: string) => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`the site has no ${path}`);
    return bytes;
  };

  const fileOf = (address: string) => (address === "/" ? "/index.html" : `${address}.html`);
  const pageHeaders = (address: string) => ({
    "Content-Type": getContentType("index.html"),
    ...headersOf("page", address),
  });
  const { "Cache-Control": _, ...commonHeaders } = headersOf("text");
  const buildPageResponse = (address: string, status = 200): ExpectedResponse => ({
    allowedStatuses: [status],
    headers: pageHeaders(address),
    body: bytesOf(fileOf(address)),
  });
  const notFound = buildPageResponse("/404", 404);

  for (const page of pages) {
    const whole = buildPageResponse(page);
    addResponseCase(`page ${page}`, page, whole);
    const length = { "Content-Length": RegExp(`^(${bytesOf(fileOf(page)).length})?$`) };
    addResponseCase(
      `HEAD ${page}`,
      { path: page, method: "HEAD" },
      { ...whole, headers: { ...whole.headers, ...length }, body: Buffer.alloc(0) },
    );
  }

  const moved = { allowedStatuses: [301], headers: headersOf("redirect") };
  const addRedirectCase = (name: string, path: string, location: string) =>
    addResponseCase(name, path, { ...moved, location });
  for (const page of pages) {
    for (const ending of page === "/" ? ["/index", "/index.html"] : ["/", ".html", "/index", "/index.html"])
      addRedirectCase(`other spelling ${page}, ${ending}`, page.replace(/^\/$/, "") + ending, page);
    // What a chat or a mail takes along from the sentence around an address.
    for (const ending of [")", "%20", ").", "/,", ...(page === "/" ? [] : ["."])])
      addRedirectCase(`end of a sentence ${page}, ${ending}`, page + ending, page);
  }
  const [page = "/crm"] = pages.filter((address) => address !== "/");
  addRedirectCase("query of another spelling", `${page}/?utm_source=a&b=%20`, `${page}?utm_source=a&b=%20`);
  addRedirectCase("address in a query", `${page}.html?next=//evil.example/`, `${page}?next=//evil.example/`);
  addRedirectCase("many slashes at the end", `${page}///`, page);
  const old = Object.entries(config.redirects ?? {});
  for (const [from, to] of old) {
    const bare = from.replace(/\/$/, "");
    addRedirectCase(`old address ${from}`, `${from}?a=%20`, `${to}?a=%20`);
    for (const ending of ["", "/", ")"]) addRedirectCase(`old address ${bare}, ${ending}`, bare + ending, to);
  }
  for (const [from, to] of [...pages.filter((one) => one !== "/").map((one) => [one, one] as const), ...old])
    addRedirectCase(`capitals ${from.toUpperCase()}`, from.toUpperCase(), to);

  for (const path of files.keys()) {
    if (path.endsWith(".html")) continue;
    const headers = { "Content-Type": getContentType(path), ...headersOf("file", path) };
    addResponseCase(`file ${path}`, encodeURI(path), { headers, body: bytesOf(path) });
  }

  // The exceptions from the closed headers, in words of their own.
  const findFile = (pattern: RegExp) => [...files.keys()].find((path) => pattern.test(path));
  const [shown, hidden] = ["cross-origin", "same-origin"].map((value) => ({
    "Cross-Origin-Resource-Policy": value,
  }));
  const [talking, apart] = ["same-origin-allow-popups", "same-origin"].map((value) => ({
    "Cross-Origin-Opener-Policy": value,
  }));
  const unsandboxed = {
    "Content-Security-Policy":
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  type Exception = [name: string, path: string | undefined, headers: ExpectedResponse["headers"]];
  const exceptions: Exception[] = [
    ["exception: other sites show a photo of the feed", findFile(/^\/assets\/.*\.webp$/), shown],
    ["exception: other sites show a picture for chats", findFile(/^\/share\/.*\.png$/), shown],
    ["closed: a script is not for other sites", findFile(/^\/assets\/.*\.js$/), hidden],
    ["closed: an icon is not for other sites", findFile(/\/icon-192\.png$/), hidden],
    ["closed: a picture to download is not for other sites", findFile(/\/archivo\.jpg$/), hidden],
    ["exception: windows of a booking service", "/contacto", config.booking.url ? talking : apart],
    ["closed: windows of /", "/", apart],
    ["closed: windows of /agenda", findFile(/^\/agenda\.html$/) && "/agenda", apart],
    ...["/sw.js", "/service-worker.js", "/serviceworker.js", "/ngsw-worker.js"].map(
      (path): Exception => [
        `exception: ${path} removes the worker of a former site`,
        findFile(RegExp(`^${path}$`)),
        unsandboxed,
      ],
    ),
    ["exception: a film plays in a tab of its own", findFile(/\.mp4$/), unsandboxed],
    ["exception: a browser shows a PDF", findFile(/\.pdf$/), unsandboxed],
  ];
  for (const [name, path, headers] of exceptions)
    if (path) addResponseCase(name, encodeURI(path), { headers });

  for (const [extension, type] of Object.entries(typesOfOwnerFiles)) {
    const path = findFile(RegExp(`/archivo\\.${extension}$`));
    // Safari plays no film without parts.
    for (const [range, first, end] of [
      ["bytes=0-1", 0, 2],
      ["bytes=100-199", 100, 200],
      ["bytes=900-", 900, 1000],
    ] as const)
      if (path)
        addResponseCase(
          `part of a file .${extension}, ${range}`,
          { path, headers: { Range: range } },
          {
            allowedStatuses: [206],
            headers: { "Content-Range": `bytes ${first}-${end - 1}/1000`, "Content-Type": type },
            body: bytesOf(path).subarray(first, end),
          },
        );
  }

  const asset = [...files.keys()].find((path) => /^\/assets\/.*\.js$/.test(path)) ?? "/assets/none.js";
  const missing = splitWords(`
    /no-existe /NO-EXISTE /no-existe/ /404 /404.html /404/ /assets /assets/ /assets/no-existe-0a1b2c3d.js
    ${asset}.map /manifest.json /.vite/manifest.json /package.json /content/site.yaml /robots.txt/
    /__spa-fallback.html /__proto__ /constructor ${page}.md ${page}.data
    /_headers /_redirects /vercel.json
  `);
  for (const path of missing) addResponseCase(`missing ${path}`, path, notFound);
  for (const path of compressedPaths) {
    if (![fileOf(page), asset].includes(path)) continue;
    for (const suffix of [".br", ".gz"]) addResponseCase(`missing ${path}${suffix}`, path + suffix, notFound);
  }
  addResponseCase(
    "missing, with a validator",
    { path: "/no-existe", headers: { "If-None-Match": "*" } },
    notFound,
  );
  addResponseCase("missing, in part", { path: "/no-existe", headers: { Range: "bytes=0-3" } }, notFound);

  // Servers may answer these conditions and expectations, or send the whole page: RFC 9110, sections 13.1.1 and 10.1.1.
  for (const [name, value, allowedStatuses] of [
    ["If-Match", '"x"', [200, 412]],
    ["If-Match", "*", [200]],
    ["Expect", "100-continue", [200]],
    ["Expect", "x", [200, 417]],
  ] as const)
    addResponseCase(
      `${name}: ${value}`,
      { path: page, headers: { [name]: value } },
      { allowedStatuses: [...allowedStatuses] },
    );

  const code = page.charCodeAt(1).toString(16);
  addResponseCase("percent-encoded letter", `/%${code}${page.slice(2)}`, buildPageResponse(page));
  addResponseCase("query", `${page}?utm_source=a&b`, buildPageResponse(page));
  addResponseCase("double-encoded letter", `/%25${code}${page.slice(2)}`, notFound, false);

  const codings = {
    "br, gzip, deflate, zstd": "br",
    gzip: "gzip",
    identity: undefined,
    "br;q=0, gzip": "gzip",
    "br;q=0, gzip;q=0": undefined,
    "br;q=0.1, gzip": "gzip",
    deflate: undefined,
    ";;,=": undefined,
  };
  for (const path of [page, asset]) {
    const file = path === page ? fileOf(page) : asset;
    if (!compressedPaths.has(file)) continue;
    for (const [accept, coding] of Object.entries(codings))
      addResponseCase(
        `Accept-Encoding: ${accept} of ${path === page ? "a page" : "a script"}`,
        { path, headers: { "Accept-Encoding": accept } },
        {
          headers: { "Content-Encoding": coding, Vary: /\baccept-encoding\b/i },
          body: bytesOf(file),
        },
      );
  }
  addResponseCase(
    "compressed page for unknown addresses",
    { path: "/no-existe", headers: { "Accept-Encoding": "br, gzip" } },
    { ...notFound, headers: { ...notFound.headers, "Content-Encoding": /^(br|gzip)$/ } },
  );

  for (const path of [page, asset, "/robots.txt"]) {
    for (const accept of ["br", "identity"]) {
      addCase(`known content of ${path === asset ? "a script" : path}, ${accept}`, async (origin) => {
        const headers = { "Accept-Encoding": accept };
        const first = await sendRequest(origin, { path, headers });
        const { etag } = first.headers;
        if (!etag) return [formatFault("ETag", etag, "a validator")];
        const names = notModifiedHeaderNames.filter((name) => name !== "vary" || path !== "/robots.txt");
        const known = {
          allowedStatuses: [304],
          headers: Object.fromEntries(names.map((name) => [name, `${first.headers[name]}`])),
          body: Buffer.alloc(0),
        };
        const again = await sendRequest(origin, { path, headers: { ...headers, "If-None-Match": etag } });
        const other = await sendRequest(origin, { path, headers: { ...headers, "If-None-Match": '"x"' } });
        return [...findResponseFaults(again, known, origin), ...findResponseFaults(other, {}, origin)];
      });
    }
  }
  addCase("each coding has a validator of its own", async (origin) => {
    const tags: (string | undefined)[] = [];
    for (const accept of ["br", "gzip", "identity"])
      tags.push(
        (await sendRequest(origin, { path: page, headers: { "Accept-Encoding": accept } })).headers.etag,
      );
    const isApart = tags.every((tag) => tag?.startsWith("W/")) || new Set(tags).size === tags.length;
    return isApart ? [] : [`ETag: found ${tags.join(", ")}; expected three, or weak ones`];
  });
  for (const range of ["bytes=0-3", "bytes=-4", "bytes=9000000-", "bytes=0-1,3-4", "bytes=x"]) {
    addCase(`Range: ${range}`, async (origin) => {
      const file = bytesOf("/robots.txt");
      const got = await sendRequest(origin, { path: "/robots.txt", headers: { Range: range } });
      // Servers may send the whole file or the range, or refuse one outside it: RFC 9110, sections 14.2 and 15.5.17.
      const part = { "bytes=0-3": file.subarray(0, 4), "bytes=-4": file.subarray(-4) }[range];
      const status = part || range === "bytes=0-1,3-4" ? 206 : 416;
      const expected = got.status === 200 ? { body: file } : { allowedStatuses: [status], body: part };
      return findResponseFaults(got, { ...expected, headers: commonHeaders }, origin);
    });
  }

  const methodRefused = { allowedStatuses: [405], headers: { ...commonHeaders, Allow: "GET, HEAD" } };
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])
    addResponseCase(`method ${method}`, { path: page, method }, methodRefused, false);

  const strange = splitWords(String.raw`
    /../secret.txt /assets/../../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%2e%2e%2fsecret.txt
    /%252e%252e%252fsecret.txt /..\secret.txt /..%5csecret.txt /.well-known/../../secret.txt /....//secret.txt
    /%c0%ae%c0%ae/secret.txt /..;/secret.txt /.env /.git/config /assets/.hidden /%2eenv /.well-known/.hidden
    /assets/%2ehidden //evil.example/ //evil.example/%2f.. //evil.example/crm.html /\evil.example/ /%5cevil.example/
    /crm%00 /crm%00.html /crm%0d%0aX-Injected:1 /%0d%0aX-Injected:1/ /%09/evil.example/ /% /%zz /%c3 /a%e2%80%a8b
    /evil.example/..;/ /crm/../robots.txt /./crm /assets//../crm /link.txt
  `);
  const policyName = "Content-Security-Policy";
  for (const path of [...strange, `/${"x".repeat(4000)}`, `/${"x/".repeat(20_000)}`]) {
    const rest = path.length > 60 ? ` … (${path.length} characters)` : "";
    const findFaults = async (origin: string) => {
      const got = await sendRequest(origin, { path });
      const body = decompressBody(got);
      const isPage = [...files].some(([name, bytes]) => name.endsWith(".html") && bytes.equals(body));
      const { [policyName]: policy } = isPage ? headersOf("page") : commonHeaders;
      const headers = { ...commonHeaders, [policyName]: policy, "X-Injected": undefined };
      const faults = findResponseFaults(got, { allowedStatuses: [400, 404, 414, 431], headers }, origin);
      if (secretText && got.body.includes(secretText))
        faults.push("body: found a file that is not of the site");
      return faults;
    };
    addCase(`strange ${path.slice(0, 60)}${rest}`, findFaults, false);
  }

  addResponseCase(
    "health",
    "/healthz",
    {
      headers: { ...commonHeaders, "Cache-Control": "no-store" },
      body: Buffer.from("ok\n"),
    },
    false,
  );

  const buildRequestText = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n");
  const addRawCase = (name: string, statuses: string, bytes: (host: string) => string) =>
    addCase(
      name,
      async (origin) => {
        const responses = await sendRawBytes(origin, bytes(`Host: ${new URL(origin).host}`));
        const found = [...responses.matchAll(/HTTP\/1\.[01] (\d{3}) /g)]
          .map(([, status]) => status)
          .join(", ");
        return found === statuses ? [] : [`statuses: found ${found || "none"}; expected ${statuses}`];
      },
      false,
    );
  addRawCase("raw: no Host", "400", () => buildRequestText(page));
  addRawCase("raw: two Hosts", "400", () => buildRequestText(page, "Host: a", "Host: b"));
  addRawCase("raw: NUL in the request line", "400", () => buildRequestText(`${page}\0`, "Host: a"));
  addRawCase("raw: no request at all", "400", () => "nonsense\r\n\r\n");
  const lengthAndChunks = ["Host: a", "Content-Length: 5", "Transfer-Encoding: chunked", "Connection: close"];
  addRawCase("raw: length and chunks", "400", () => `${buildRequestText(page, ...lengthAndChunks)}0\r\n\r\n`);
  addRawCase("three requests at once are answered in order", "200, 404, 200", (host) =>
    [
      buildRequestText("/robots.txt", host),
      buildRequestText("/no-existe", host),
      buildRequestText("/robots.txt", host, "Connection: close"),
    ].join(""),
  );
  return cases;
}

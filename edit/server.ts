import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getContentType } from "../deploy/headers.ts";
import { getMarkdownPagePath } from "../src/content/markdown/read.ts";
import { editablePathPattern, findSaveProblems } from "./check.ts";
import { buildEditorConfig, cmsTestRepoFolderName } from "./config.ts";

interface EditorServerOptions {
  projectFolder: string;
  /** The origin of the development server, which shows the site. */
  devServerOrigin: string;
  /** Addresses of the pages that are not Markdown. */
  nonMarkdownPages: readonly string[];
}

const maxRequestBodyBytes = 25 * 1024 * 1024;

const readPackageFile = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

/** Matches the address of the icon font that the editor would load from a CDN; the editor's server sends the font itself. */
const cdnIconFontUrlPattern =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^`"')]*/g;
/** Matches addresses of text fonts that the editor would load from a CDN, and can do without. */
const cdnTextFontUrlPattern = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/[^`"')]*/g;

/** Builds the script of Sveltia CMS with the addresses of this server in place of those of CDNs. */
function readCmsScriptWithLocalAddresses(): string {
  const path = join(dirname(fileURLToPath(import.meta.resolve("@sveltia/cms"))), "../dist/sveltia-cms.js");
  return readFileSync(path, "utf8")
    .replace(cdnIconFontUrlPattern, "/icons.woff2")
    .replace(cdnTextFontUrlPattern, "/none.woff2")
    .replaceAll("https://unpkg.com/", "/packages/");
}

/**
 * Finds a file in node_modules that the editor would load from a CDN, such as its Spanish texts.
 * @param cdnPath the path on the CDN, such as `@sveltia/cms@0.221.1/locales/es-CO.json`
 * @returns the path of the file on disk; undefined if it is missing or in no package of Sveltia or Shiki
 */
function findPackageFile(cdnPath: string): string | undefined {
  const [, name, file] = /^(@(?:sveltia|shikijs)\/[a-z-]+)(?:@[\w.^~-]+)?\/([\w./-]+)$/.exec(cdnPath) ?? [];
  if (!name || !file || file.split("/").includes("..")) return undefined;
  const packages = join(import.meta.dirname, "../node_modules");
  return [join(packages, name, file)].find(existsSync);
}

const readEditorFile = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** @returns the whole body; undefined if it has more than `maxRequestBodyBytes` */
async function readRequestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxRequestBodyBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Whether the development server has a page yet, which frame.js awaits after a save to show it. The HTTP status does not
 * tell: it is 200 for a missing address, too.
 * @param path the address of the page, such as `/novedades/promocion`
 */
async function isPageInDevServer(devServerOrigin: string, path: string): Promise<boolean> {
  if (!/^\/[a-z0-9/-]*$/.test(path)) return false;
  const html = await fetch(devServerOrigin + path).then(
    (response) => response.text(),
    () => "",
  );
  return new RegExp(`<meta property="og:url" content="[^"/]*//[^"/]*${path}"`).test(html);
}

/**
 * Creates the server of the editor and of the files that it may change. It accepts only local host names, against DNS
 * rebinding by other sites; reading or changing a file also needs the key that the editor's page contains.
 */
export function createEditorServer({
  projectFolder,
  devServerOrigin,
  nonMarkdownPages,
}: EditorServerOptions): Server {
  const key = randomBytes(24).toString("hex");
  const isValidKey = (given: unknown) =>
    typeof given === "string" &&
    given.length === key.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(key));

  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The editor creates styles and workers at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${devServerOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join(";");

  function answer(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
    response.writeHead(status, {
      "Content-Type": type,
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
    });
    response.end(body);
  }

  const page = (name: string) =>
    readEditorFile(name)
      .replaceAll("{{key}}", key)
      .replaceAll("{{site}}", devServerOrigin)
      .replaceAll("{{root}}", cmsTestRepoFolderName);

  const routes: Record<string, () => [type: string, body: string | Buffer]> = {
    "/": () => ["text/html; charset=utf-8", page("frame.html")],
    "/frame.css": () => ["text/css; charset=utf-8", readEditorFile("frame.css")],
    "/frame.js": () => ["text/javascript; charset=utf-8", readEditorFile("frame.js")],
    "/editor": () => ["text/html; charset=utf-8", page("editor.html")],
    "/folder.js": () => ["text/javascript; charset=utf-8", readEditorFile("folder.js")],
    "/start.js": () => ["text/javascript; charset=utf-8", readEditorFile("start.js")],
    "/cms.js": () => ["text/javascript; charset=utf-8", readCmsScriptWithLocalAddresses()],
    "/icons.woff2": () => [
      "font/woff2",
      readPackageFile("editor-icons/files/material-symbols-outlined-latin-wght-normal.woff2"),
    ],
    "/config.json": () => ["application/json", JSON.stringify(buildEditorConfig())],
    "/files.json": () => [
      "application/json",
      JSON.stringify(
        globSync("content/{articles,pages,photos}/*", { cwd: projectFolder })
          .map((path) => path.replaceAll("\\", "/"))
          .filter((path) => editablePathPattern.test(path) && !path.includes("/.")),
      ),
    ],
  };

  async function change(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
    const bytes = request.method === "PUT" ? await readRequestBody(request) : undefined;
    if (request.method === "PUT" && !bytes) return answer(response, 413, "text/plain", "25 MB");
    const problems = await findSaveProblems(projectFolder, file, bytes, nonMarkdownPages);
    if (problems.length > 0) return answer(response, 422, "text/plain; charset=utf-8", problems.join("\n"));
    const path = join(projectFolder, file);
    if (bytes) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    } else rmSync(path, { force: true });
    answer(
      response,
      200,
      "application/json",
      JSON.stringify({ address: bytes ? getMarkdownPagePath(file) : undefined }),
    );
  }

  return createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ""))
        return answer(response, 403, "text/plain", "Forbidden");
      const file = pathname.startsWith("/files/") ? decodeURIComponent(pathname.slice(7)) : undefined;
      if (
        file !== undefined &&
        (!editablePathPattern.test(file) || !isValidKey(request.headers["x-editor-key"]))
      )
        return answer(response, 403, "text/plain", "Forbidden");
      if (file !== undefined && request.method !== "GET") return await change(request, response, file);
      if (file !== undefined) {
        const path = join(projectFolder, file);
        if (!existsSync(path)) return answer(response, 404, "text/plain", "Not found");
        return answer(response, 200, getContentType(path), readFileSync(path));
      }
      if (pathname.startsWith("/packages/")) {
        const path = findPackageFile(decodeURIComponent(pathname.slice("/packages/".length)));
        if (!path) return answer(response, 404, "text/plain", "Not found");
        return answer(
          response,
          200,
          path.endsWith(".mjs") ? "text/javascript" : getContentType(path),
          readFileSync(path),
        );
      }
      if (pathname === "/served") {
        const { searchParams } = new URL(request.url ?? "/", "http://localhost");
        const isThere = await isPageInDevServer(devServerOrigin, searchParams.get("address") ?? "");
        return answer(response, isThere ? 200 : 404, "text/plain", "");
      }
      const found = request.method === "GET" ? routes[pathname]?.() : undefined;
      if (!found) return answer(response, 404, "text/plain", "Not found");
      answer(response, 200, ...found);
    } catch (error) {
      answer(response, 500, "text/plain; charset=utf-8", String(error));
    }
  });
}

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createSiteServer } from "../../server/serve.ts";
import { findFreePort, listenOnFreePort } from "../listen.ts";
import { findInstalledProgram, type RunningServer, startServer } from "../server-command.ts";
import type { Host } from "./case-runner.ts";
import { simulatedCasePattern, simulateHost } from "./formats.ts";
import type { TestSite } from "./test-site.ts";

interface RunningHost extends RunningServer {
  /** The same over IPv6. */
  ipv6Origin?: string;
  /** Where it leads visitors to https and its first name: an origin, and the Host header there. */
  leadingOrigins?: [origin: string, host?: string][];
  /** Of a simulated host: what answers, and the names of the cases that it can answer. */
  send?: Host["send"];
  cases?: RegExp;
}

const brotliModulePath = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const apacheModulesPath = "/usr/lib/apache2/modules";
/** Before a command that sees all files read-only, and runs without the user's rights. */
const bubblewrap = "bwrap --ro-bind / / --unshare-user --uid 65534 --gid 65534 --die-with-parent".split(" ");

const toolsFolder = "tests/hosts/tools";
/** The programs and files that a host needs, and how to install them. */
const needs: Record<string, [programs: string, path: string, advice: string]> = {
  node: ["", ".", ""],
  nginx: ["nginx openssl", brotliModulePath, "apt-get install nginx libnginx-mod-http-brotli-static openssl"],
  container: [
    "nginx bwrap",
    brotliModulePath,
    "apt-get install nginx libnginx-mod-http-brotli-static bubblewrap",
  ],
  caddy: ["caddy", ".", "apt-get install caddy"],
  apache: ["apache2 openssl", apacheModulesPath, "apt-get install apache2 openssl"],
  workerd: ["", "deploy/tools/node_modules", "npm ci --prefix deploy/tools"],
  netlify: ["", `${toolsFolder}/node_modules`, `npm ci --prefix ${toolsFolder}`],
  vercel: ["", `${toolsFolder}/node_modules`, `npm ci --prefix ${toolsFolder}`],
};

export function getInstallAdvice(host: string): string | undefined {
  const [programs = "", path = "", advice] = needs[host] ?? [];
  const hasPrograms = programs.split(" ").every((name) => name === "" || findInstalledProgram(name));
  // Some systems let nobody make a namespace.
  const canRun =
    host !== "container" || spawnSync("sh", ["-c", [...bubblewrap, "true"].join(" ")]).status === 0;
  return hasPrograms && existsSync(path) && canRun ? undefined : advice;
}

/** Replaces texts of a file in deploy/. @throws Error when one of them is missing */
const adaptHostFile = (name: string, replacements: [text: string | RegExp, replacement: string][]): string =>
  replacements.reduce(
    (result, [text, replacement]) => {
      const adapted = result.replaceAll(text, replacement);
      if (adapted === result) throw new Error(`deploy/${name}: found no ${text}`);
      return adapted;
    },
    readFileSync(`deploy/${name}`, "utf8"),
  );

function makeTrustedCertificate(folder: string, otherName: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = `subjectAltName=IP:127.0.0.1,IP:::1,DNS:${otherName}`;
  const options = `-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext ${names}`.split(" ");
  const made = spawnSync("openssl", ["req", ...options, "-keyout", key, "-out", certificate]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificate, "utf8")]);
  return { key, certificate };
}

const buildOrigin = (port: number, protocol = "http") => `${protocol}://127.0.0.1:${port}`;
const buildIpv6Origin = (origin: string) => origin.replace("127.0.0.1", "[::1]");

type Starter = (site: TestSite, scratchFolder: string) => Promise<RunningHost>;

const startNode: Starter = async ({ folder, config }) => {
  const server = createSiteServer({ root: folder, config });
  return { origin: await listenOnFreePort(server), stop: server.stop };
};

const startNginx: Starter = async ({ folder, settingsFolder }, scratchFolder) => {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const origin = buildOrigin(port, "https");
  const { key, certificate } = makeTrustedCertificate(scratchFolder, "example.com");
  const site = adaptHostFile("nginx.conf", [
    [/^ {4}listen 80;\n {4}listen \[::\]:80;\n(?= {4}# With)/gm, ""],
    [/# (?=listen |ssl_)/g, ""],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["listen [::]:443 ", `listen [::1]:${port} `],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen [::]:80;", `listen [::1]:${plainPort};`],
    ["root /var/www/site;", `root ${folder};`],
    ["include nginx-", `include ${settingsFolder}/nginx-`],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
  ]);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const settings = adaptHostFile("container.conf", [
    ["include /etc/nginx/modules/*.conf;", `load_module ${brotliModulePath}; ${user}`],
    ["/tmp/", `${scratchFolder}/`],
    ["/etc/nginx/site.conf", join(scratchFolder, "site.conf")],
  ]);
  writeFileSync(join(scratchFolder, "site.conf"), site);
  writeFileSync(join(scratchFolder, "nginx.conf"), settings);
  const command = ["nginx", "-p", scratchFolder, "-c", join(scratchFolder, "nginx.conf")];
  return {
    ...(await startServer(command, {}, origin)),
    ipv6Origin: buildIpv6Origin(origin),
    leadingOrigins: [[buildOrigin(plainPort)], [origin, "example.com"]],
  };
};

/** nginx as in the container of deploy/Dockerfile, but in bubblewrap instead of Docker: read-only and without rights. */
const startContainer: Starter = async ({ folder, settingsFolder }, scratchFolder) => {
  const port = await findFreePort();
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const [, from = "", to = ""] = /sed -i "s\|(.+)\|(.+)\|" \/etc\/nginx\/site\.conf$/m.exec(dockerfile) ?? [];
  const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "[]");
  const site = adaptHostFile("nginx.conf", [
    [from, to.replace("8080", String(port))],
    [/listen (?=\d)/g, "listen 127.0.0.1:"],
    ["[::]", "[::1]"],
  ]);
  writeFileSync(join(scratchFolder, "site.conf"), site);
  writeFileSync(join(scratchFolder, "brotli.conf"), `load_module ${brotliModulePath};\n`);
  const mounts = {
    "/etc/nginx/nginx.conf": resolve("deploy/container.conf"),
    "/etc/nginx/site.conf": join(scratchFolder, "site.conf"),
    "/etc/nginx/nginx-settings.conf": join(settingsFolder, "nginx-settings.conf"),
    "/etc/nginx/nginx-types.conf": join(settingsFolder, "nginx-types.conf"),
    "/etc/nginx/modules/brotli.conf": join(scratchFolder, "brotli.conf"),
    "/var/www/site": folder,
  };
  const emptied = ["/etc/nginx", "/var/www", "/var/lib/nginx"];
  const args = [
    ..."--dev /dev --tmpfs /tmp".split(" "),
    ...emptied.flatMap((path) => ["--tmpfs", path]),
    ...Object.entries(mounts).flatMap(([path, source]) => ["--ro-bind", source, path]),
    ...emptied.flatMap((path) => ["--remount-ro", path]),
  ];
  const running = await startServer([...bubblewrap, ...args, ...command], {}, buildOrigin(port));
  return { ...running, ipv6Origin: buildIpv6Origin(running.origin) };
};

const startCaddy: Starter = async ({ folder, settingsFolder }, scratchFolder) => {
  const [origin, otherOrigin] = [buildOrigin(await findFreePort()), buildOrigin(await findFreePort())];
  const options = join(scratchFolder, "Caddyfile");
  writeFileSync(options, `{\n\tadmin off\n}\nimport ${resolve("deploy/Caddyfile")}\n`);
  const env = {
    ...{ SITE_ADDRESS: origin, SITE_OTHER_NAME: otherOrigin, SITE_ROOT: folder },
    ...{ SITE_SETTINGS: join(settingsFolder, "caddy-settings") },
    ...{ XDG_DATA_HOME: scratchFolder, XDG_CONFIG_HOME: scratchFolder },
  };
  const command = ["caddy", "run", "--adapter", "caddyfile", "--config", options];
  return { ...(await startServer(command, env, origin)), leadingOrigins: [[otherOrigin]] };
};

const startApache: Starter = async ({ folder, config }, scratchFolder) => {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const [origin, plainOrigin] = [buildOrigin(port, "https"), buildOrigin(plainPort)];
  const { host } = new URL(config.url);
  const otherName = host.replace(/^www\./, "");
  const { key: KEY, certificate: CERTIFICATE } = makeTrustedCertificate(scratchFolder, otherName);
  const ports = { PORT: String(port), PLAIN_PORT: String(plainPort) };
  const env = {
    ...ports,
    KEY,
    CERTIFICATE,
    SITE_ROOT: folder,
    MODULES: apacheModulesPath,
    SCRATCH: scratchFolder,
  };
  const user = process.getuid?.() === 0 ? ["-DROOT"] : [];
  const file = resolve("tests/hosts/apache.conf");
  const command = ["apache2", "-d", scratchFolder, "-f", file, "-DFOREGROUND", ...user];
  return {
    ...(await startServer(command, env, origin)),
    ipv6Origin: buildIpv6Origin(origin),
    leadingOrigins: [
      [plainOrigin, host],
      [plainOrigin, otherName],
      [origin, otherName],
    ],
  };
};

const startWorkerd: Starter = async ({ folder }, scratchFolder) => {
  const [port, inspectorPort] = [await findFreePort(), await findFreePort()];
  const wrangler = "deploy/tools/node_modules/wrangler/bin/wrangler.js";
  const args = [
    ...["dev", "--config", "deploy/cloudflare/wrangler.jsonc", "--assets", folder],
    ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(inspectorPort)],
    ...["--show-interactive-dev-session=false", "--persist-to", scratchFolder, "--log-level", "warn"],
  ];
  const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: scratchFolder, CI: "1" };
  return startServer([process.execPath, wrangler, ...args], env, buildOrigin(port));
};

const simulate =
  (name: "netlify" | "vercel"): Starter =>
  async ({ folder, hostedSite }) => ({
    ...(await simulateHost(name, folder, hostedSite)),
    cases: simulatedCasePattern,
  });

export const hostStarters: Record<string, Starter> = {
  ...{ node: startNode, nginx: startNginx, container: startContainer, caddy: startCaddy },
  ...{ apache: startApache, workerd: startWorkerd, netlify: simulate("netlify"), vercel: simulate("vercel") },
};

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { Host } from "../../deploy/verify/case-runner.ts";
import { createSiteServer } from "../../server/serve.ts";
import { listenOnFreePort } from "../listen.ts";
import { findInstalledProgram, type RunningServer, startServer } from "../server-command.ts";
import { simulateHost } from "./simulated-hosts.ts";
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

/** Starts a host with its own files in a temporary folder, on free ports. */
type Starter = (site: TestSite, folder: string, port: number, secondPort: number) => Promise<RunningHost>;

const brotliModulePath = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const apacheModulesPath = "/usr/lib/apache2/modules";
const isRoot = process.getuid?.() === 0;
/** Before a command that sees all files read-only, and runs without the user's rights. */
const bubblewrap = "bwrap --ro-bind / / --unshare-user --uid 65534 --gid 65534 --die-with-parent".split(" ");

const buildOrigin = (port: number, protocol = "http") => `${protocol}://127.0.0.1:${port}`;
const buildIpv6Origin = (port: number, protocol = "http") => `${protocol}://[::1]:${port}`;

/** Copies a file of deploy/ with other texts. @throws Error when it lacks one of them */
function adaptHostFile(name: string, target: string, replacements: [text: string | RegExp, by: string][]) {
  let result = readFileSync(`deploy/${name}`, "utf8");
  for (const [text, by] of replacements) {
    const adapted = result.replaceAll(text, by);
    if (adapted === result) throw new Error(`deploy/${name}: found no ${text}`);
    result = adapted;
  }
  writeFileSync(target, result);
}

/** Makes a certificate for this machine and another name, which this process trusts. */
function makeCertificate(folder: string, otherName: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = `subjectAltName=IP:127.0.0.1,IP:::1,DNS:${otherName}`;
  const options = `-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext ${names}`.split(" ");
  const made = spawnSync("openssl", ["req", ...options, "-keyout", key, "-out", certificate]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificate, "utf8")]);
  return { key, certificate };
}

const startNode: Starter = async ({ folder, config }) => {
  const server = createSiteServer({ root: folder, config });
  return { origin: await listenOnFreePort(server), stop: server.stop };
};

const startNginx: Starter = async ({ folder, settingsFolder }, scratch, port, plainPort) => {
  const { key, certificate } = makeCertificate(scratch, "example.com");
  const [settings, site] = [join(scratch, "nginx.conf"), join(scratch, "site.conf")];
  adaptHostFile("nginx.conf", site, [
    // What the file says to do once there is a certificate.
    [/^ {4}listen 80;\n {4}listen \[::\]:80;\n(?= {4}# With)/gm, ""],
    [/# (?=listen |ssl_)/g, ""],
    [/listen (?=\d)/g, "listen 127.0.0.1:"],
    ["[::]", "[::1]"],
    [":443 ", `:${port} `],
    [":80;", `:${plainPort};`],
    ["root /var/www/site;", `root ${folder};`],
    ["include nginx-", `include ${settingsFolder}/nginx-`],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
  ]);
  adaptHostFile("container.conf", settings, [
    ["include /etc/nginx/modules/*.conf;", `load_module ${brotliModulePath}; ${isRoot ? "user root;" : ""}`],
    ["/tmp/", `${scratch}/`],
    ["/etc/nginx/site.conf", site],
  ]);
  const origin = buildOrigin(port, "https");
  return {
    ...(await startServer(["nginx", "-p", scratch, "-c", settings], {}, origin)),
    ipv6Origin: buildIpv6Origin(port, "https"),
    leadingOrigins: [[buildOrigin(plainPort)], [origin, "example.com"]],
  };
};

/** nginx as in the container of deploy/Dockerfile, but in bubblewrap instead of Docker: read-only and without rights. */
const startContainer: Starter = async ({ folder, settingsFolder }, scratch, port) => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const [, from = "", to = ""] = /sed -i "s\|(.+)\|(.+)\|" \/etc\/nginx\/site\.conf$/m.exec(dockerfile) ?? [];
  const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "[]");
  const etc = join(scratch, "nginx");
  cpSync(settingsFolder, etc, { recursive: true });
  cpSync("deploy/container.conf", join(etc, "nginx.conf"));
  adaptHostFile("nginx.conf", join(etc, "site.conf"), [
    [from, to.replace("8080", String(port))],
    [/listen (?=\d)/g, "listen 127.0.0.1:"],
    ["[::]", "[::1]"],
  ]);
  mkdirSync(join(etc, "modules"));
  writeFileSync(join(etc, "modules/brotli.conf"), `load_module ${brotliModulePath};\n`);
  const args = [
    ...["--dev", "/dev", "--tmpfs", "/tmp", "--ro-bind", etc, "/etc/nginx"],
    ...["--tmpfs", "/var/www", "--ro-bind", folder, "/var/www/site", "--remount-ro", "/var/www"],
    // Hides the temporary folders of Debian's package, which the container does not have.
    ...["--tmpfs", "/var/lib/nginx", "--remount-ro", "/var/lib/nginx"],
  ];
  const running = await startServer([...bubblewrap, ...args, ...command], {}, buildOrigin(port));
  return { ...running, ipv6Origin: buildIpv6Origin(port) };
};

const startCaddy: Starter = async ({ folder, settingsFolder }, scratch, port, otherPort) => {
  const [origin, otherOrigin] = [buildOrigin(port), buildOrigin(otherPort)];
  const options = join(scratch, "Caddyfile");
  writeFileSync(options, `{\n\tadmin off\n}\nimport ${resolve("deploy/Caddyfile")}\n`);
  const env = {
    SITE_ADDRESS: origin,
    SITE_OTHER_NAME: otherOrigin,
    SITE_ROOT: folder,
    SITE_SETTINGS: join(settingsFolder, "caddy-settings"),
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
  };
  const command = ["caddy", "run", "--adapter", "caddyfile", "--config", options];
  return { ...(await startServer(command, env, origin)), leadingOrigins: [[otherOrigin]] };
};

const startApache: Starter = async ({ folder, config }, scratch, port, plainPort) => {
  const [origin, plainOrigin] = [buildOrigin(port, "https"), buildOrigin(plainPort)];
  const { host } = new URL(config.url);
  const otherName = host.replace(/^www\./, "");
  const { key, certificate } = makeCertificate(scratch, otherName);
  const env = {
    PORT: String(port),
    PLAIN_PORT: String(plainPort),
    KEY: key,
    CERTIFICATE: certificate,
    SITE_ROOT: folder,
    MODULES: apacheModulesPath,
    SCRATCH: scratch,
  };
  const args = ["-d", scratch, "-f", resolve("tests/hosts/apache.conf"), "-DFOREGROUND"];
  return {
    ...(await startServer(["apache2", ...args, ...(isRoot ? ["-DROOT"] : [])], env, origin)),
    ipv6Origin: buildIpv6Origin(port, "https"),
    leadingOrigins: [
      [plainOrigin, host],
      [plainOrigin, otherName],
      [origin, otherName],
    ],
  };
};

const startWorkerd: Starter = async ({ folder }, scratch, port, inspectorPort) => {
  const wrangler = "deploy/tools/node_modules/wrangler/bin/wrangler.js";
  const args = [
    ...["dev", "--config", "deploy/cloudflare/wrangler.jsonc", "--assets", folder],
    ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(inspectorPort)],
    ...["--show-interactive-dev-session=false", "--persist-to", scratch, "--log-level", "warn"],
  ];
  const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: scratch, CI: "1" };
  return startServer([process.execPath, wrangler, ...args], env, buildOrigin(port));
};

const simulatorPackages = "tests/hosts/tools/node_modules";

export interface HostToTest {
  /** The programs and paths that it needs. */
  needs: string[];
  start: Starter;
}

export const hosts: Record<string, HostToTest> = {
  node: { needs: [], start: startNode },
  nginx: { needs: ["nginx", "openssl", brotliModulePath], start: startNginx },
  container: { needs: ["nginx", "bwrap", brotliModulePath], start: startContainer },
  caddy: { needs: ["caddy"], start: startCaddy },
  apache: { needs: ["apache2", "openssl", apacheModulesPath], start: startApache },
  workerd: { needs: ["deploy/tools/node_modules"], start: startWorkerd },
  netlify: { needs: [simulatorPackages], start: (site) => simulateHost("netlify", site) },
  vercel: { needs: [simulatorPackages], start: (site) => simulateHost("vercel", site) },
};

export function isInstalled(need: string): boolean {
  // Some systems do not allow namespaces.
  if (need === "bwrap") return spawnSync(`${bubblewrap.join(" ")} true`, { shell: true }).status === 0;
  return need.includes("/") ? existsSync(need) : findInstalledProgram(need) !== undefined;
}

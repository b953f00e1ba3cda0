import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createSiteServer } from "../../server/serve.ts";
import { findInstalledProgram } from "../installed.ts";
import { findFreePort, listenOnFreePort } from "../listen.ts";
import { type RunningServer, startServer } from "../server-command.ts";
import type { SiteOnDisk } from "./test-site.ts";

interface TestHost {
  getInstallAdvice: () => string | undefined;
  start: (site: SiteOnDisk, scratchFolder: string) => Promise<RunningHost>;
}

interface RunningHost extends RunningServer {
  /** Where it leads visitors to https and its first name: an origin, and the Host header there. */
  leadingOrigins?: [origin: string, host?: string][];
}

async function findFreeAddress(protocol = "http") {
  const port = await findFreePort();
  return { port, origin: `${protocol}://127.0.0.1:${port}` };
}

const brotliModulePath = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

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

function makeTrustedCertificate(folder: string): { key: string; certificate: string } {
  const files = { key: join(folder, "key.pem"), certificate: join(folder, "certificate.pem") };
  const options =
    "-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1,DNS:example.com";
  const outputs = ["-keyout", files.key, "-out", files.certificate];
  const made = spawnSync("openssl", ["req", ...options.split(" "), ...outputs]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(files.certificate, "utf8")]);
  return files;
}

/** Before a command that sees all files read-only, and runs without the user's rights. */
const bubblewrap = "bwrap --ro-bind / / --unshare-user --uid 65534 --gid 65534 --die-with-parent".split(" ");

function getNginxInstallAdvice(...programs: string[]): string | undefined {
  const isInstalled = ["nginx", ...programs].every((name) => findInstalledProgram(name));
  if (!isInstalled || !existsSync(brotliModulePath))
    return `apt-get install nginx libnginx-mod-http-brotli-static ${programs.join(" ")}`;
  return undefined;
}

export const testHosts: Record<string, TestHost> = {
  Node: {
    getInstallAdvice: () => undefined,
    start: async ({ folder, config }) => {
      const server = createSiteServer({ root: folder, config });
      return { origin: await listenOnFreePort(server), stop: server.stop };
    },
  },

  nginx: {
    getInstallAdvice: () => getNginxInstallAdvice("openssl"),
    start: async ({ folder, settingsFolder }, scratchFolder) => {
      const { port, origin } = await findFreeAddress("https");
      const plain = await findFreeAddress();
      const { key, certificate } = makeTrustedCertificate(scratchFolder);
      const site = adaptHostFile("nginx.conf", [
        [/^ {4}listen 80;\n {4}listen \[::\]:80;\n(?= {4}# With)/gm, ""],
        [/# (?=listen |ssl_)/g, ""],
        ["listen 443 ", `listen 127.0.0.1:${port} `],
        ["listen [::]:443 ", `listen [::1]:${port} `],
        ["listen 80;", `listen 127.0.0.1:${plain.port};`],
        ["listen [::]:80;", `listen [::1]:${plain.port};`],
        ["root /var/www/site;", `root ${folder};`],
        ["include nginx-", `include ${settingsFolder}/nginx-`],
        ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
        ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
      ]);
      writeFileSync(join(scratchFolder, "site.conf"), site);
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const settings = adaptHostFile("container.conf", [
        ["include /etc/nginx/modules/*.conf;", `load_module ${brotliModulePath}; ${user}`],
        ["/tmp/", `${scratchFolder}/`],
        ["/etc/nginx/site.conf", join(scratchFolder, "site.conf")],
      ]);
      const file = join(scratchFolder, "nginx.conf");
      writeFileSync(file, settings);
      const running = await startServer(["nginx", "-p", scratchFolder, "-c", file], {}, origin);
      return { ...running, leadingOrigins: [[plain.origin], [origin, "example.com"]] };
    },
  },

  /** nginx as in the container of deploy/Dockerfile, but in bubblewrap instead of Docker: read-only and without rights. */
  container: {
    getInstallAdvice: () => {
      const { status } = spawnSync([...bubblewrap, "true"].join(" "), { shell: true });
      return status === 0
        ? getNginxInstallAdvice()
        : "apt-get install bubblewrap, where the system lets it make namespaces";
    },
    start: async ({ folder, settingsFolder }, scratchFolder) => {
      const { port, origin } = await findFreeAddress();
      const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
      const [, from = "", to = ""] =
        /^RUN sed -i "s\|(.+)\|(.+)\|" \/etc\/nginx\/site\.conf$/m.exec(dockerfile) ?? [];
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
      return startServer([...bubblewrap, ...args, ...command], {}, origin);
    },
  },

  Caddy: {
    getInstallAdvice: () => (findInstalledProgram("caddy") ? undefined : "apt-get install caddy"),
    start: async ({ folder, settingsFolder }, scratchFolder) => {
      const { origin } = await findFreeAddress();
      const other = await findFreeAddress();
      const options = join(scratchFolder, "Caddyfile");
      writeFileSync(options, `{\n\tadmin off\n}\nimport ${resolve("deploy/Caddyfile")}\n`);
      const env = {
        SITE_ADDRESS: origin,
        SITE_OTHER_NAME: other.origin,
        SITE_ROOT: folder,
        SITE_SETTINGS: join(settingsFolder, "caddy-settings"),
        XDG_DATA_HOME: scratchFolder,
        XDG_CONFIG_HOME: scratchFolder,
      };
      const command = ["caddy", "run", "--adapter", "caddyfile", "--config", options];
      return { ...(await startServer(command, env, origin)), leadingOrigins: [[other.origin]] };
    },
  },

  workerd: {
    getInstallAdvice: () =>
      existsSync("deploy/tools/node_modules") ? undefined : "npm ci --prefix deploy/tools",
    start: async ({ folder }, scratchFolder) => {
      const { port, origin } = await findFreeAddress();
      const wrangler = "deploy/tools/node_modules/wrangler/bin/wrangler.js";
      const args = [
        ...["dev", "--config", "deploy/cloudflare/wrangler.jsonc", "--assets", folder],
        ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(await findFreePort())],
        ...["--show-interactive-dev-session=false", "--persist-to", scratchFolder, "--log-level", "warn"],
      ];
      const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: scratchFolder, CI: "1" };
      return startServer([process.execPath, wrangler, ...args], env, origin);
    },
  },
};

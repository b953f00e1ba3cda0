import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createSiteServer } from "../../server/serve.ts";
import { findInstalledProgram } from "../installed.ts";
import { findFreePort, listenOnFreePort } from "../listen.ts";
import type { KnownDifference } from "./check.ts";
import { knownDifferencesByHost } from "./differences.ts";
import type { SiteOnDisk } from "./test-site.ts";
import { getInstallCommand, getPackagesFolder } from "./tools.ts";

const projectFolder = join(import.meta.dirname, "../..");

/** A server program that can serve the site on this machine, for tests. */
export interface TestHost {
  name: string;
  /** @returns how to install what is missing, mostly a command; undefined when nothing is missing */
  getInstallAdvice: () => string | undefined;
  /** @param scratchFolder an empty folder for the host's configuration and logs */
  start: (site: SiteOnDisk, scratchFolder: string) => Promise<RunningHost>;
  knownDifferences: KnownDifference[];
}

/** A started server; `stop` also ends its child processes. */
export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a server in a process group of its own, and waits until the server responds. */
async function runServerProgram(
  port: number,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4000);
    });
  const origin = `http://127.0.0.1:${port}`;
  const running = { origin, stop: () => stopProcessGroup(child) };
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`${command} ended with status ${child.exitCode}: ${output}`);
    const request = fetch(origin, { redirect: "manual", signal: AbortSignal.timeout(5000) });
    if (await request.catch(() => false)) return running;
    await delay(100);
  }
  await running.stop();
  throw new Error(`${command} did not answer within a minute: ${output}`);
}

/** Ends a process and its child processes, after 5 s by force. */
async function stopProcessGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  const forced = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, "SIGKILL"), 5000);
  await ended;
  clearTimeout(forced);
}

/** Where Debian installs nginx's module that serves precompressed .br files. */
const brotliModulePath = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The site's own server. */
const nodeHost: TestHost = {
  name: "Node",
  getInstallAdvice: () => undefined,
  start: async ({ folder, config }) => {
    const server = createSiteServer({ root: folder, config });
    return { origin: await listenOnFreePort(server), stop: server.stop };
  },
  knownDifferences: knownDifferencesByHost.node,
};

const nginxSettingsNames = ["nginx-settings.conf", "nginx-types.conf"];
const readNginxConfig = () => readFileSync(join(projectFolder, "deploy/nginx.conf"), "utf8");

/** Replaces texts of the configuration of nginx. @throws Error when one of them is missing */
function replaceNginxTexts(
  configuration: string,
  replacements: [text: string, replacement: string][],
): string {
  return replacements.reduce((result, [text, replacement]) => {
    if (!result.includes(text)) throw new Error(`deploy/nginx.conf: found no ${JSON.stringify(text)}`);
    return result.replace(text, replacement);
  }, configuration);
}

/** Starts nginx with files in `scratchFolder` and the settings of the container. @param siteConfig the adapted deploy/nginx.conf */
function startNginx(
  siteConfig: string,
  { settingsFolder }: SiteOnDisk,
  scratchFolder: string,
  port: number,
): Promise<RunningHost> {
  const file = join(scratchFolder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const settings = readFileSync(join(projectFolder, "deploy/container.conf"), "utf8")
    .replace("include /etc/nginx/modules/*.conf;", `load_module ${brotliModulePath}; ${user}`)
    .replaceAll("/tmp/", `${scratchFolder}/`)
    .replace("/etc/nginx/site.conf", "site.conf");
  writeFileSync(file, settings);
  writeFileSync(join(scratchFolder, "site.conf"), siteConfig);
  for (const name of nginxSettingsNames) copyFileSync(join(settingsFolder, name), join(scratchFolder, name));
  return runServerProgram(port, "nginx", ["-p", scratchFolder, "-c", file]);
}

/** Starts nginx with the https lines of deploy/nginx.conf and a new certificate, which this process trusts from now on. */
export async function startNginxWithTrustedCertificate(
  site: SiteOnDisk,
  scratchFolder: string,
): Promise<RunningHost & { httpsOrigin: string }> {
  const [port, httpsPort] = [await findFreePort(), await findFreePort()];
  const files = { key: join(scratchFolder, "key.pem"), certificate: join(scratchFolder, "certificate.pem") };
  const options =
    "-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1";
  const outputs = ["-keyout", files.key, "-out", files.certificate];
  const made = spawnSync("openssl", ["req", ...options.split(" "), ...outputs]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(files.certificate, "utf8")]);
  const [pages = "", leading = ""] = readNginxConfig().split(/^(?=# server \{)/m);
  const configuration = replaceNginxTexts(
    pages.replace(/^ {4}listen 80;\n/m, "").replace(/^ {4}# (?=listen 443|ssl_)/gm, "    ") +
      leading.replace(/^# ?/gm, ""),
    [
      ["    listen 443 ssl", `    listen 127.0.0.1:${httpsPort} ssl`],
      ["    listen 80;", `    listen 127.0.0.1:${port};`],
      ["root /var/www/site;", `root ${site.folder};`],
      ["/etc/letsencrypt/live/www.example.com/fullchain.pem", files.certificate],
      ["/etc/letsencrypt/live/www.example.com/privkey.pem", files.key],
    ],
  );
  const running = await startNginx(configuration, site, scratchFolder, port);
  return { ...running, httpsOrigin: `https://127.0.0.1:${httpsPort}` };
}

/** nginx with deploy/nginx.conf, over http. */
export const nginxHost: TestHost = {
  name: "nginx",
  getInstallAdvice: () => {
    if (!findInstalledProgram("nginx")) return "apt-get install nginx libnginx-mod-http-brotli-static";
    if (!existsSync(brotliModulePath)) return "apt-get install libnginx-mod-http-brotli-static";
    return undefined;
  },
  start: async (site, scratchFolder) => {
    const port = await findFreePort();
    const configuration = replaceNginxTexts(readNginxConfig(), [
      ["listen 80;", `listen 127.0.0.1:${port};`],
      ["root /var/www/site;", `root ${site.folder};`],
    ]);
    return startNginx(configuration, site, scratchFolder, port);
  },
  knownDifferences: knownDifferencesByHost.nginx,
};

/** Arguments of bwrap: the program after them sees all files read-only, and runs without the user's rights. */
const bubblewrapArguments = "--ro-bind / / --unshare-user --uid 65534 --gid 65534 --die-with-parent".split(
  " ",
);

/** nginx as in the container of deploy/Dockerfile, but in bubblewrap instead of Docker: read-only and without rights. */
const nginxContainerHost: TestHost = {
  name: "container",
  getInstallAdvice: () => {
    const nginxAdvice = nginxHost.getInstallAdvice();
    if (nginxAdvice) return nginxAdvice;
    const bwrap = findInstalledProgram("bwrap");
    if (!bwrap) return "apt-get install bubblewrap";
    const { status } = spawnSync(bwrap, [...bubblewrapArguments, "true"]);
    return status === 0 ? undefined : "a system that lets bwrap make namespaces";
  },
  start: async ({ folder, settingsFolder }, scratchFolder) => {
    const port = await findFreePort();
    const dockerfile = readFileSync(join(projectFolder, "deploy/Dockerfile"), "utf8");
    const [, from, to] = /^RUN sed -i "s\|(.+)\|(.+)\|" \/etc\/nginx\/site\.conf$/m.exec(dockerfile) ?? [];
    const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "[]");
    if (!from || !to) throw new Error("deploy/Dockerfile: found no sed for site.conf");
    const site = replaceNginxTexts(readNginxConfig(), [
      [from, to],
      ["8080", `127.0.0.1:${port}`],
    ]);
    writeFileSync(join(scratchFolder, "site.conf"), site);
    writeFileSync(join(scratchFolder, "brotli.conf"), `load_module ${brotliModulePath};\n`);
    return runServerProgram(port, "bwrap", [
      ...bubblewrapArguments,
      ..."--dev /dev --tmpfs /tmp --tmpfs /etc/nginx --tmpfs /var/www --tmpfs /var/lib/nginx".split(" "),
      ...["--ro-bind", join(projectFolder, "deploy/container.conf"), "/etc/nginx/nginx.conf"],
      ...["--ro-bind", join(scratchFolder, "site.conf"), "/etc/nginx/site.conf"],
      ...nginxSettingsNames.flatMap((name) => [
        "--ro-bind",
        join(settingsFolder, name),
        `/etc/nginx/${name}`,
      ]),
      ...["--ro-bind", join(scratchFolder, "brotli.conf"), "/etc/nginx/modules/brotli.conf"],
      ...["--ro-bind", folder, "/var/www/site", "--remount-ro", "/etc/nginx", "--remount-ro", "/var/www"],
      ...["--remount-ro", "/var/lib/nginx"],
      ...command,
    ]);
  },
  knownDifferences: knownDifferencesByHost.container,
};

/** Caddy with deploy/Caddyfile. */
const caddyHost: TestHost = {
  name: "Caddy",
  getInstallAdvice: () => (findInstalledProgram("caddy") ? undefined : "apt-get install caddy"),
  start: async ({ folder, settingsFolder }, scratchFolder) => {
    const port = await findFreePort();
    const options = join(scratchFolder, "Caddyfile");
    writeFileSync(options, `{\n\tadmin off\n}\nimport ${join(projectFolder, "deploy/Caddyfile")}\n`);
    return runServerProgram(port, "caddy", ["run", "--adapter", "caddyfile", "--config", options], {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: folder,
      SITE_SETTINGS: join(settingsFolder, "caddy-settings"),
      XDG_DATA_HOME: scratchFolder,
      XDG_CONFIG_HOME: scratchFolder,
    });
  },
  knownDifferences: knownDifferencesByHost.caddy,
};

/** workerd, the runtime of Cloudflare, started by wrangler with deploy/cloudflare/. */
const workerdHost: TestHost = {
  name: "workerd",
  getInstallAdvice: () => getInstallCommand("deploy"),
  start: async ({ folder }, scratchFolder) => {
    const port = await findFreePort();
    const args = [
      join(getPackagesFolder("deploy"), "wrangler/bin/wrangler.js"),
      ...["dev", "--config", "deploy/cloudflare/wrangler.jsonc", "--assets", folder],
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(await findFreePort())],
      ...["--show-interactive-dev-session=false", "--persist-to", scratchFolder, "--log-level", "warn"],
    ];
    const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: scratchFolder, CI: "1" };
    return runServerProgram(port, process.execPath, args, env);
  },
  knownDifferences: knownDifferencesByHost.workerd,
};

/** The hosts of `npx node tests/hosts/run.ts`, in the order of the tests. */
export const testHosts: TestHost[] = [nodeHost, nginxHost, nginxContainerHost, caddyHost, workerdHost];

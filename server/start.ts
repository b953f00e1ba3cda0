/**
 * `npm run serve`: serves the built site at `--port` (PORT, 3000) of `--host` (HOST, this machine only), or on the socket of
 * systemd. With `--build`, as in `npm start`, it builds the site first.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { parseArgs, styleText } from "node:util";
import { builtSiteFolder, isFinishedSite } from "../deploy/output-folders.ts";
import { firmFile } from "../src/content/firm/firm.ts";
import { exitOnProblems, exitWithError } from "../src/content/reading/problems.ts";
import { read } from "../src/site-content.ts";
import { createSiteServer } from "./serve.ts";

const { site, problems } = read(firmFile);
exitOnProblems(problems);

const { PORT, HOST, LOG, LISTEN_FDS, LISTEN_PID } = process.env;

function readOptions() {
  const options = { port: { type: "string" }, host: { type: "string" }, build: { type: "boolean" } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    const found = process.argv.slice(2).join(" ");
    return exitWithError(`serve: encontré ${found}; se espera nada, --port 3001 o --host 0.0.0.0`);
  }
}

const { values, positionals } = readOptions();
const { port = PORT || "3000", host = HOST || "127.0.0.1" } = values;
const command = values.build ? "npm start" : "npm run serve";

function exitWithListenError({ code = "", message }: NodeJS.ErrnoException): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: "que está ocupado",
    EACCES: "que pide otro usuario",
    ERR_SOCKET_BAD_PORT: "que no es un puerto",
  };
  const isHost = ["EADDRNOTAVAIL", "EAI_AGAIN", "EINVAL", "ENOTFOUND"].includes(code);
  const option = isHost ? "host" : "port";
  const name = option.toUpperCase();
  const found = isHost ? host : `${port}, ${reasons[code] ?? message}`;
  // Conda sets HOST, and Kubernetes PORT, to something else.
  const isInherited = values[option] === undefined && process.env[name];
  const source = isInherited ? ` (${name} está puesta en el entorno de esta terminal)` : "";
  const expected = isHost ? "una dirección de esta máquina" : "un puerto libre";
  exitWithError(
    `${name}: encontré ${found}${source}; se espera ${expected}: ${command} -- --${option} ${isHost ? "127.0.0.1" : "3001"}`,
  );
}

async function listen(server: Server): Promise<void> {
  try {
    // systemd passes a socket that stays open over restarts: sd_listen_fds(3).
    server.listen(LISTEN_FDS === "1" && LISTEN_PID === `${process.pid}` ? { fd: 3 } : { port, host });
    await once(server, "listening");
  } catch (error) {
    exitWithListenError(error as Error);
  }
}

if (values.build) {
  // An address that cannot be used is reported before the build. It stays taken until then, because a second
  // `npm start` would write to the same folder.
  const trial = createServer((socket) => socket.destroy());
  await listen(trial);
  // On Windows npm is a batch file, which needs a shell, and Node warns about arguments beside one.
  const [status] = await once(spawn("npm run build", { stdio: "inherit", shell: true }), "exit");
  if (status !== 0) process.exit(status ?? 1);
  trial.close();
}
const [root = builtSiteFolder] = positionals;
if (!isFinishedSite(root))
  exitWithError(`${root}: no encontré el sitio terminado; se espera antes: npm run build`);
const server = createSiteServer({ root, log: LOG === "1" ? console.info : undefined });
// Only the first signal stops the server gently; the same one again ends the process immediately.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, server.stop);
await listen(server);
const shownHost = host === "127.0.0.1" ? "localhost" : host;
const listeningPort = (server.address() as AddressInfo).port;
// `localhost` is ::1 for some programs.
if (shownHost === "localhost" && !LISTEN_FDS)
  createServer((socket) => server.emit("connection", socket))
    .on("error", () => {})
    .listen(listeningPort, "::1")
    .unref();
const url = `http://${shownHost.includes(":") ? `[${shownHost}]` : shownHost}:${listeningPort}`;
console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);

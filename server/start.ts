/** `npm run serve`: serves the built site at PORT (3000) of HOST (this machine only), or on the socket of systemd. */

import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { styleText } from "node:util";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { firmFile } from "../src/content/firm/firm.ts";
import { exitOnProblems, exitWithError } from "../src/content/reading/problems.ts";
import { read } from "../src/site-content.ts";
import { createSiteServer } from "./serve.ts";

const { site, problems } = read(firmFile);
exitOnProblems(problems);

const { PORT, HOST, LOG, LISTEN_FDS, LISTEN_PID } = process.env;
const address = { port: PORT || "3000", host: HOST || "127.0.0.1" };

function exitWithListenError({ code = "", message }: NodeJS.ErrnoException): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: "que está ocupado",
    EACCES: "que pide otro usuario",
    ERR_SOCKET_BAD_PORT: "que no es un puerto",
  };
  const isHost = ["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"].includes(code);
  exitWithError(
    isHost
      ? `HOST: encontré ${address.host}; se espera una dirección de esta máquina, como HOST=127.0.0.1 npm run serve`
      : `PORT: encontré ${address.port}, ${reasons[code] ?? message}; se espera un puerto libre, como PORT=3001 npm run serve`,
  );
}

const root = process.argv[2] ?? builtSiteFolder;
if (!existsSync(`${root}/index.html`))
  exitWithError(`${root}: no encontré el sitio terminado; se espera antes: npm run build`);
const server = createSiteServer({ root, log: LOG === "1" ? console.info : undefined });
server.once("error", exitWithListenError);
server.once("listening", () => {
  const host = HOST?.includes(":") ? `[${HOST}]` : HOST || "localhost";
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);
});
// Only the first signal stops the server gently; the same one again ends the process immediately.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, server.stop);
try {
  // systemd passes a socket that stays open over restarts: sd_listen_fds(3).
  server.listen(LISTEN_FDS === "1" && LISTEN_PID === `${process.pid}` ? { fd: 3 } : address);
} catch (error) {
  exitWithListenError(error as Error);
}

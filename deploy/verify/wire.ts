import * as http from "node:http";
import * as https from "node:https";
import { connect, isIP } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface ReceivedResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as received, not decompressed. */
  body: Buffer;
}

export interface RequestToSend {
  /** The path exactly as it is sent, with percent-encoding and dot segments. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const timeout = 10_000;
const createSilenceError = () =>
  Object.assign(new Error(`sent nothing for ${timeout / 1000} s`), { code: "ETIMEDOUT" });

function parseOrigin(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  return { isSecure: protocol === "https:", host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/** @returns an agent for one request, through the proxy of HTTPS_PROXY or HTTP_PROXY where a network needs one */
export function createAgent({ protocol, hostname }: URL): http.Agent {
  const isLocal = isIP(hostname) !== 0 || hostname === "localhost" || hostname.startsWith("[");
  const { Agent } = protocol === "https:" ? https : http;
  const { https_proxy: lowerCase, HTTPS_PROXY = lowerCase } = process.env;
  // A network that names a proxy for https alone needs it for http, too.
  return new Agent(isLocal ? {} : { proxyEnv: { HTTP_PROXY: HTTPS_PROXY, ...process.env } });
}

/** Sends a request on its own connection, with an unchanged path: `fetch` would normalize it. */
export function sendRequest(origin: string, asked: RequestToSend): Promise<ReceivedResponse> {
  const { isSecure, ...address } = parseOrigin(origin);
  const { request } = isSecure ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({ ...address, ...asked, agent: createAgent(new URL(origin)), timeout });
    sent.once("timeout", () => sent.destroy(createSilenceError())).once("error", reject);
    sent.once("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.end();
  });
}

export function sendRawBytes(origin: string, bytes: string): Promise<string> {
  const { isSecure, ...address } = parseOrigin(origin);
  const socket = isSecure ? connectSecurely(address) : connect(address);
  socket.setEncoding("latin1").setTimeout(timeout, () => socket.destroy(createSilenceError()));
  socket.write(bytes, "latin1");
  return text(socket);
}

export function decompressBody({ headers, body }: ReceivedResponse): Buffer {
  const coding = headers["content-encoding"] ?? "identity";
  if (coding === "br") return brotliDecompressSync(body);
  if (coding === "gzip") return gunzipSync(body);
  if (coding === "identity") return body;
  throw new Error(`Content-Encoding: found ${coding}; expected br, gzip or none`);
}

import { type IncomingHttpHeaders, Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { connect, isIP } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, not decompressed. */
  body: Buffer;
}

export interface RequestToSend {
  /** The path exactly as it is sent, with percent-encoding and dot segments. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const silenceLimitMs = 10_000;

const createSilenceError = () =>
  Object.assign(new Error(`sent nothing for ${silenceLimitMs / 1000} s`), { code: "ETIMEDOUT" });

/** @returns an agent for one request, through the proxy of HTTPS_PROXY or HTTP_PROXY where a network needs one */
export function createAgent({ protocol, hostname }: URL): PlainAgent {
  const isLocal = isIP(hostname) !== 0 || hostname === "localhost" || hostname.startsWith("[");
  const Agent = protocol === "https:" ? SecureAgent : PlainAgent;
  const { https_proxy: lowerCase, HTTPS_PROXY = lowerCase } = process.env;
  // Whoever names a proxy for https alone cannot leave without it for http either.
  return new Agent(isLocal ? {} : { proxyEnv: { HTTP_PROXY: HTTPS_PROXY, ...process.env } });
}

/** Sends a request on its own connection, with an unchanged path: `fetch` would normalize it. */
export function sendRequest(
  origin: string,
  { path, method = "GET", headers = {} }: RequestToSend,
): Promise<ReceivedResponse> {
  const url = new URL(origin);
  const { protocol, hostname, port } = url;
  const request = protocol === "https:" ? secureRequest : plainRequest;
  const agent = createAgent(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent, timeout: silenceLimitMs });
    sent.once("timeout", () => sent.destroy(createSilenceError()));
    sent.once("error", reject);
    sent.once("response", async (response) => {
      const { statusCode: status = 0, headers: received } = response;
      await buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
    });
    sent.end();
  });
}

export async function sendRawBytes(origin: string, bytes: string): Promise<string> {
  const { protocol, hostname, port } = new URL(origin);
  const address = { host: hostname, port: Number(port) };
  const socket = protocol === "https:" ? connectSecurely(address) : connect(address);
  socket.setEncoding("latin1");
  socket.setTimeout(silenceLimitMs, () => socket.destroy(createSilenceError()));
  socket.write(Buffer.from(bytes, "latin1"));
  return text(socket);
}

export function decompressBody({ headers, body }: ReceivedResponse): Buffer {
  const coding = headers["content-encoding"] ?? "identity";
  if (coding === "br") return brotliDecompressSync(body);
  if (coding === "gzip") return gunzipSync(body);
  if (coding === "identity") return body;
  throw new Error(`Content-Encoding: found ${coding}; expected br, gzip or none`);
}

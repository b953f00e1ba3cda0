import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { connect } from "node:net";
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

/** Sends a request on its own connection, with an unchanged path: `fetch` would normalize it. */
export function sendRequest(
  origin: string,
  { path, method = "GET", headers = {} }: RequestToSend,
): Promise<ReceivedResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false, timeout: silenceLimitMs });
    sent.once("timeout", () => sent.destroy(new Error(`sent nothing for ${silenceLimitMs / 1000} s`)));
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
  socket.setTimeout(silenceLimitMs, () =>
    socket.destroy(new Error(`sent nothing for ${silenceLimitMs / 1000} s`)),
  );
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

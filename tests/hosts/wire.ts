import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RequestToSend {
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

export function decompressBody({ headers, body }: ReceivedResponse): Buffer {
  const coding = headers["content-encoding"] ?? "identity";
  const decoders: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes) => bytes,
  };
  const decode = decoders[coding];
  if (!decode) throw new Error(`Content-Encoding: found ${coding}; expected br, gzip or none`);
  return decode(body);
}

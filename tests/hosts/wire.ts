import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What came back for one request. */
export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, still compressed where Content-Encoding says so. */
  body: Buffer;
}

export interface Sent {
  /** As it goes over the wire, percent signs, dots and all. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Milliseconds after which a host that sends nothing has failed. */
const silenceLimit = 10_000;

/**
 * One request on a connection of its own, its path untouched: `fetch` would tidy it up first.
 * @param origin `http://127.0.0.1:20080`, `https://www.example.com`
 * @throws Error where the host closes the connection or sends nothing for 10 s
 */
export function ask(origin: string, { path, method = "GET", headers = {} }: Sent): Promise<Got> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false, timeout: silenceLimit });
    sent.once("timeout", () => sent.destroy(new Error(`sent nothing for ${silenceLimit / 1000} s`)));
    sent.once("error", reject);
    sent.once("response", async (response) => {
      try {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await buffer(response),
        });
      } catch (error) {
        reject(error);
      }
    });
    sent.end();
  });
}

/**
 * Sends bytes that no client would, on plain http.
 * @returns everything that comes back until the host closes the connection, as latin1
 */
export async function askRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port || 80), hostname).setEncoding("latin1");
  socket.setTimeout(silenceLimit, () =>
    socket.destroy(new Error(`sent nothing for ${silenceLimit / 1000} s`)),
  );
  socket.write(Buffer.from(bytes, "latin1"));
  return text(socket);
}

/** The statuses of answers that follow one another on a connection. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

/**
 * The body as the file it was made of.
 * @throws Error where it is compressed in a way that the request did not accept
 */
export function unpacked({ headers, body }: Got): Buffer {
  switch (headers["content-encoding"]) {
    case undefined:
    case "identity":
      return body;
    case "br":
      return brotliDecompressSync(body);
    case "gzip":
      return gunzipSync(body);
    default:
      throw new Error(`Content-Encoding: found ${headers["content-encoding"]}; expected br, gzip or none`);
  }
}

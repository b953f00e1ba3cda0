import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the receiver does with one request. */
export type EndpointBehaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const respondWith =
  (status: number, headers: Record<string, string> = {}, body = "answered"): EndpointBehaviour =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Responds like a login page or a captive portal. */
export const respondWithLoginPage = respondWith(
  200,
  { "Content-Type": "text/html" },
  "<!doctype html><title>Log in</title><form><input name=user></form>",
);

export const respondWithRedirect = respondWith(302, { Location: "/elsewhere" });

export const closeWithoutResponse: EndpointBehaviour = ({ socket }) => socket.destroy();

/** Sends bytes that are not HTTP. */
export const respondWithGarbage: EndpointBehaviour = ({ socket }) => {
  socket.end("\u0000\u0001 what?\n\n");
};

export const neverRespond: EndpointBehaviour = () => {};

export const respondAfter =
  (wait: Promise<unknown>, then: EndpointBehaviour): EndpointBehaviour =>
  (request, response) => {
    wait.then(() => then(request, response));
  };

/** @returns the address of a receiver on this machine */
export const getEndpointUrl = (port: number): string => `http://127.0.0.1:${port}/applications`;

/**
 * A receiver of applications on this machine, which accepts requests of every origin. Each attempt gets the next
 * behaviour of the list; the last behaviour is used for all later ones.
 */
export class ApplicationEndpoint {
  /** The attempts to deliver an application, each with its time of arrival in milliseconds of `performance.now()`. */
  received: { headers: IncomingHttpHeaders; body: string; at: number }[] = [];
  #behaviours: EndpointBehaviour[] = [respondWith(200)];
  #port: number;
  readonly #server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
    response.setHeader("Access-Control-Expose-Headers", "retry-after");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    this.received.push({ headers: request.headers, body, at: performance.now() });
    const next = this.#behaviours.length > 1 ? this.#behaviours.shift() : this.#behaviours[0];
    next?.(request, response);
  });

  /** @param port to listen on; by default the system chooses */
  constructor(port = 0) {
    this.#port = port;
  }

  get url(): string {
    return getEndpointUrl(this.#port);
  }

  /** Starts to listen; after `close`, on the same port as before. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  setBehaviours(...behaviours: EndpointBehaviour[]): void {
    this.received = [];
    this.#behaviours = behaviours;
  }
}

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the receiver of job applications, `ApplicationEndpoint`, does with one request. */
export type EndpointBehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates a behaviour of the endpoint: it responds to every job application with this status, headers and body. */
export const respondWith =
  (status: number, headers: Record<string, string> = {}, body = "answered"): EndpointBehaviour =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** @returns the address of a receiver of job applications, `ApplicationEndpoint`, on this machine */
export const getEndpointUrl = (port: number): string => `http://127.0.0.1:${port}/applications`;

/**
 * A server for tests that receives job applications, from pages of every origin. A test sets a list of behaviours, one for
 * each attempt; the last is used for all later attempts.
 */
export class ApplicationEndpoint {
  /** The received attempts to deliver a job application, oldest first. */
  received: { headers: IncomingHttpHeaders; body: string }[] = [];
  /** The address; empty until the server listens. */
  url = "";
  #behaviours: EndpointBehaviour[] = [respondWith(200)];
  readonly #server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    this.received.push({ headers: request.headers, body });
    const next = this.#behaviours.length > 1 ? this.#behaviours.shift() : this.#behaviours[0];
    next?.(request, response);
  });

  /** @param port to listen on; by default the system chooses */
  async open(port = 0): Promise<void> {
    await once(this.#server.listen(port, "127.0.0.1"), "listening");
    this.url = getEndpointUrl((this.#server.address() as AddressInfo).port);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  clearReceivedAndSetBehaviours(...behaviours: EndpointBehaviour[]): void {
    this.received = [];
    this.#behaviours = behaviours;
  }
}

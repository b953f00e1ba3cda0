import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";

export type EndpointBehaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const respondWith =
  (status: number, headers: Record<string, string> = {}, body = "ok"): EndpointBehaviour =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

let behaviours: EndpointBehaviour[] = [];
export let received: { headers: IncomingHttpHeaders; body: string }[] = [];

/** Sets a behaviour for each attempt; the last is used for all later ones. */
export function resetEndpoint(...next: EndpointBehaviour[]): void {
  received = [];
  behaviours = next;
}

export const applicationEndpoint = createServer(async (request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type, idempotency-key");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  const next = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
  next?.(request, response);
});

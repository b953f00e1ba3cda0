/** Requests of attackers, and bytes that are not valid requests: never sent to a live site. */
import type { HostCase } from "./case-runner.ts";
import { sendRawBytes } from "./wire.ts";

export const strangePaths = String.raw`
  /../secret.txt /assets/../../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%2e%2e%2fsecret.txt
  /%252e%252e%252fsecret.txt /..\secret.txt /..%5csecret.txt /.well-known/../../secret.txt /....//secret.txt
  /%c0%ae%c0%ae/secret.txt /..;/secret.txt /.env /.git/config /assets/.hidden /%2eenv /.well-known/.hidden
  /assets/%2ehidden //evil.example/ //evil.example/%2f.. //evil.example/crm.html /\evil.example/ /%5cevil.example/
  /crm%00 /crm%00.html /crm%0d%0aX-Injected:1 /%0d%0aX-Injected:1/ /%09/evil.example/ /% /%zz /%c3 /a%e2%80%a8b
  /evil.example/..;/ /link.txt
`
  .trim()
  .split(/\s+/)
  .concat(`/${"x".repeat(4000)}`, `/${"x/".repeat(20_000)}`);

const formatRequest = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n");
const lengthAndChunks = ["Host: a", "Content-Length: 5", "Transfer-Encoding: chunked", "Connection: close"];
const listRawRequests = (page: string): [name: string, statuses: string, bytes: string][] => [
  ["no Host", "400", formatRequest(page)],
  ["two Hosts", "400", formatRequest(page, "Host: a", "Host: b")],
  ["NUL in the request line", "400", formatRequest(`${page}\0`, "Host: a")],
  ["no request at all", "400", "nonsense\r\n\r\n"],
  ["length and chunks", "400", `${formatRequest(page, ...lengthAndChunks)}0\r\n\r\n`],
  [
    "three requests at once are answered in order",
    "200, 404, 200",
    formatRequest("/robots.txt", "Host: HOST") +
      formatRequest("/no-existe", "Host: HOST") +
      formatRequest("/robots.txt", "Host: HOST", "Connection: close"),
  ],
];

export const buildRawCases = (page: string): HostCase[] =>
  listRawRequests(page).map(([name, statuses, bytes]) => ({
    name: `raw: ${name}`,
    isHarmless: false,
    findFaults: async ({ origin }) => {
      const received = await sendRawBytes(origin, bytes.replaceAll("HOST", new URL(origin).host));
      const found = [...received.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => status).join(", ");
      return found === statuses ? [] : [`statuses: found ${found || "none"}; expected ${statuses}`];
    },
  }));

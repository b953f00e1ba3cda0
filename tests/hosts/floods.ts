/** Floods that anyone could send to the Node server. For Linux, only against this machine. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { buildRawRequest } from "./wire.ts";

export interface FloodCase {
  name: string;
  clients: number;
  /** Bytes that each client sends immediately. */
  bytes: string;
  /** Bytes that each client then sends twice a second. */
  trickle?: string;
  /** More clients than the server accepts, so that it answers nobody else. */
  fills?: boolean;
}

const buildBrotliRequest = (path: string) => buildRawRequest(path, "Accept-Encoding: br\r\n");
const incompleteRequest = "GET / HTTP/1.1\r\nHost: a\r\n";

const longHeader = `x: ${"y".repeat(150)}\r\n`;

export const floodCases: FloodCase[] = [
  {
    name: "3,000 headers without an end",
    clients: 3620,
    bytes: `GET / HTTP/1.1\r\n${"a:b\r\n".repeat(3000)}`,
  },
  { name: "98 long headers without an end", clients: 4900, bytes: incompleteRequest + longHeader.repeat(98) },
  {
    name: "one header of 15 KB without an end",
    clients: 4900,
    bytes: `${incompleteRequest}x: ${"y".repeat(15_000)}`,
  },
  { name: "a byte of a header now and then", clients: 3620, bytes: `${incompleteRequest}x: `, trickle: "y" },
  { name: "nothing sent", clients: 4900, bytes: "" },
  {
    name: "5,000 requests at once, nothing read",
    clients: 1000,
    bytes: buildBrotliRequest("/").repeat(5000),
  },
  { name: "16 requests at once, nothing read", clients: 3620, bytes: buildBrotliRequest("/").repeat(16) },
  {
    name: "addresses of 15 KB, nothing read",
    clients: 3620,
    bytes: buildBrotliRequest(`/${"x".repeat(15_000)}`).repeat(4),
  },
  { name: "more connections than it takes", clients: 7000, bytes: "", fills: true },
];

function readPeakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

export interface FloodResult {
  megabytes: number;
  /** In milliseconds: a visitor's longest wait during the flood, and the wait of the first one after it. */
  during: number;
  after: number;
}

/**
 * Sends a flood to a server, and measures its memory and how long another visitor waits.
 * @param span milliseconds that the flood lasts
 * @throws Error when the server exits
 */
export async function sendFloodAndMeasure(
  origin: string,
  pid: number,
  flood: FloodCase,
  span: number,
): Promise<FloodResult> {
  const { hostname, port } = new URL(origin);
  const visitor = new Worker(new URL("visitor.ts", import.meta.url), {
    workerData: { url: `${origin}/crm` },
  });
  const waits: number[] = [];
  visitor.on("message", ({ milliseconds }) => waits.push(milliseconds));
  await once(visitor, "message");
  const bytes = Buffer.from(flood.bytes);
  const sockets: Socket[] = [];
  const { trickle } = flood;
  const timer = setInterval(() => {
    if (trickle) for (const socket of sockets) if (socket.writable) socket.write(trickle);
  }, 500);
  try {
    // In groups: not more than the system's queue of connections holds.
    while (sockets.length < flood.clients) {
      for (let at = 0; at < 250 && sockets.length < flood.clients; at++) {
        const socket = connect(Number(port), hostname).pause();
        socket.on("error", () => {});
        socket.write(bytes);
        sockets.push(socket);
      }
      await delay(10);
    }
    await delay(span);
    const during = Math.max(...waits);
    for (const socket of sockets) socket.destroy();
    waits.length = 0;
    // Waits for the visit in progress at the end of the flood, and for the first visit after it.
    while (waits.length < 2) await once(visitor, "message");
    return { megabytes: readPeakMegabytes(pid), during, after: waits[1] ?? Number.POSITIVE_INFINITY };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await visitor.terminate();
  }
}

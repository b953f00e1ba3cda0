/** Floods that anyone could send to the Node server. For Linux, only against this machine. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { buildRawRequest } from "./wire.ts";

/** A flood: many clients at once, each with bytes that cost a server memory or time. */
export interface FloodCase {
  name: string;
  clientCount: number;
  /** Bytes that each client sends immediately. */
  firstBytes: string;
  /** Bytes that each client then sends twice a second. */
  repeatedBytes?: string;
  /** Whether the clients are more than the server accepts, so that it answers nobody else. */
  exceedsConnectionLimit?: boolean;
}

/** Builds a GET request that accepts brotli. */
const buildBrotliRequest = (path: string) => buildRawRequest(path, "Accept-Encoding: br\r\n");
/** The start of a request, to which more headers can be added. */
const incompleteRequest = "GET / HTTP/1.1\r\nHost: a\r\n";

const longHeader = `x: ${"y".repeat(150)}\r\n`;

/** The floods of `npm run load`. */
export const floodCases: FloodCase[] = [
  {
    name: "3,000 headers without an end",
    clientCount: 3620,
    firstBytes: `GET / HTTP/1.1\r\n${"a:b\r\n".repeat(3000)}`,
  },
  {
    name: "98 long headers without an end",
    clientCount: 4900,
    firstBytes: incompleteRequest + longHeader.repeat(98),
  },
  {
    name: "one header of 15 KB without an end",
    clientCount: 4900,
    firstBytes: `${incompleteRequest}x: ${"y".repeat(15_000)}`,
  },
  {
    name: "a byte of a header now and then",
    clientCount: 3620,
    firstBytes: `${incompleteRequest}x: `,
    repeatedBytes: "y",
  },
  { name: "nothing sent", clientCount: 4900, firstBytes: "" },
  {
    name: "5,000 requests at once, nothing read",
    clientCount: 1000,
    firstBytes: buildBrotliRequest("/").repeat(5000),
  },
  {
    name: "16 requests at once, nothing read",
    clientCount: 3620,
    firstBytes: buildBrotliRequest("/").repeat(16),
  },
  {
    name: "addresses of 15 KB, nothing read",
    clientCount: 3620,
    firstBytes: buildBrotliRequest(`/${"x".repeat(15_000)}`).repeat(4),
  },
  { name: "more connections than it takes", clientCount: 7000, firstBytes: "", exceedsConnectionLimit: true },
];

/** Reads how much memory a process has held at most since its start. */
function readPeakMemoryMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The memory that the server held at most, and how long another visitor waited for responses. */
export interface FloodResult {
  peakMegabytes: number;
  /** The longest wait of a visitor during the flood; Infinity when a request got no response. */
  longestWaitDuringMs: number;
  /** The wait of the first visitor after the flood; Infinity without a response. */
  firstWaitAfterMs: number;
}

/**
 * Sends a flood to a server, and measures its memory and how long another visitor waits.
 * @param durationMs how long the flood lasts
 * @throws Error when the server exits
 */
export async function sendFloodAndMeasure(
  origin: string,
  pid: number,
  flood: FloodCase,
  durationMs: number,
): Promise<FloodResult> {
  const { hostname, port } = new URL(origin);
  const visitor = new Worker(new URL("visitor.ts", import.meta.url), {
    workerData: { url: `${origin}/crm` },
  });
  const waits: number[] = [];
  visitor.on("message", ({ milliseconds }) => waits.push(milliseconds));
  await once(visitor, "message");
  const bytes = Buffer.from(flood.firstBytes);
  const sockets: Socket[] = [];
  const { repeatedBytes } = flood;
  const timer = setInterval(() => {
    if (repeatedBytes) for (const socket of sockets) if (socket.writable) socket.write(repeatedBytes);
  }, 500);
  try {
    // In groups, so that the system's queue of waiting connections does not overflow.
    while (sockets.length < flood.clientCount) {
      for (let at = 0; at < 250 && sockets.length < flood.clientCount; at++) {
        const socket = connect(Number(port), hostname).pause();
        socket.on("error", () => {});
        socket.write(bytes);
        sockets.push(socket);
      }
      await delay(10);
    }
    await delay(durationMs);
    const longestWaitDuringMs = Math.max(...waits);
    for (const socket of sockets) socket.destroy();
    waits.length = 0;
    // Waits for the visit in progress at the end of the flood, and for the first visit after it.
    while (waits.length < 2) await once(visitor, "message");
    const firstWaitAfterMs = waits[1] ?? Number.POSITIVE_INFINITY;
    return { peakMegabytes: readPeakMemoryMegabytes(pid), longestWaitDuringMs, firstWaitAfterMs };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await visitor.terminate();
  }
}

/**
 * `npm run load`: measures the server under load and floods. `--write` writes docs/load.md; `--floods` skips the load.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { markdownTable } from "markdown-table";
import { findInstalledProgram } from "../engines/installed.ts";
import { floodCases, sendFloodAndMeasure } from "./floods.ts";
import { createNodeHost, nginxHost, type TestHost } from "./hosts.ts";

/** The site's own server. */
const nodeHost = createNodeHost();
const builtSiteFolder = "build/site";
/** How many connections send requests at the same time. */
const connectionCount = 64;
/** How long wrk sends requests to each host. */
const loadSeconds = 5;
/** The load that must not make the server's memory grow: this many requests, or as many as fit into the time. */
const memoryLoadSize = { requests: 1_000_000, timeLimitMs: 90_000 };
/** The load of malformed addresses, which must not make the server fail. */
const malformedLoadSize = { requests: 100_000, timeLimitMs: 30_000 };
/** The longest acceptable wait of a visitor after a flood. */
const maxWaitAfterFloodMs = 1000;
/** The limit of the server's heap during the floods. */
const maxHeapMegabytes = 256;
const floodDurationMs = 6000;

/** What a load of requests has measured. */
interface LoadResult {
  requestCount: number;
  perSecond: number;
  /** The time within which 99 % of the requests got their response. */
  p99Ms: number;
  countByStatus: Record<number, number>;
}

/** @returns the status of the first response and where it ends; undefined for an incomplete response */
function parseFirstResponse(bytes: Buffer): { end: number; status: number } | undefined {
  const head = bytes.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const text = bytes.toString("latin1", 0, head);
  const end = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return bytes.length < end ? undefined : { end, status: Number(text.slice(9, 12)) };
}

/** Sends requests on open connections, each request after the response to the one before. */
async function sendRequestLoad(
  origin: string,
  getPath: () => string,
  limits: { requests: number; timeLimitMs: number },
): Promise<LoadResult> {
  const { hostname, port, host } = new URL(origin);
  const waitsMs: number[] = [];
  const countByStatus: Record<number, number> = {};
  const start = performance.now();
  const isOver = () => waitsMs.length >= limits.requests || performance.now() - start > limits.timeLimitMs;
  const connection = async () => {
    const socket = connect(Number(port), hostname).setNoDelay();
    socket.on("error", () => {});
    let unparsed: Buffer = Buffer.alloc(0);
    let sentAtMs = performance.now();
    const sendNext = () => {
      sentAtMs = performance.now();
      socket.write(`GET ${getPath()} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
    };
    socket.on("data", (chunk: Buffer) => {
      unparsed = unparsed.length === 0 ? chunk : Buffer.concat([unparsed, chunk]);
      const response = parseFirstResponse(unparsed);
      if (!response) return;
      unparsed = unparsed.subarray(response.end);
      waitsMs.push(performance.now() - sentAtMs);
      countByStatus[response.status] = (countByStatus[response.status] ?? 0) + 1;
      if (isOver()) socket.destroy();
      else sendNext();
    });
    sendNext();
    await new Promise((done) => socket.once("close", done));
  };
  const keepAsking = async () => {
    while (!isOver()) await connection();
  };
  await Promise.all(Array.from({ length: connectionCount }, keepAsking));
  const perSecond = (waitsMs.length * 1000) / (performance.now() - start);
  const p99Ms = Float64Array.from(waitsMs).sort()[Math.floor(waitsMs.length * 0.99)] ?? 0;
  return { requestCount: waitsMs.length, perSecond, p99Ms, countByStatus };
}

/** Requests the home page with wrk, because a client on Node would be the bottleneck. */
function sendLoadWithWrk(origin: string): LoadResult {
  const options = ["-t1", `-c${connectionCount}`, `-d${loadSeconds}s`, "--latency"];
  const args = [...options, "-H", "Accept-Encoding: br", `${origin}/`];
  const report = execFileSync("wrk", args, { encoding: "utf8" });
  const findInReport = (pattern: RegExp) => {
    const found = pattern.exec(report);
    if (!found) throw new Error(`wrk: found no ${pattern.source} in ${report}`);
    return found;
  };
  const requestCount = Number(findInReport(/(\d+) requests in/)[1]);
  const [, value, unit = ""] = findInReport(/99%\s+([\d.]+)(us|ms|s)/);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report);
  if (failed) throw new Error(`wrk: found ${failed[0]}; expected none`);
  return {
    requestCount,
    perSecond: Number(findInReport(/Requests\/sec:\s+([\d.]+)/)[1]),
    p99Ms: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    countByStatus: { 200: requestCount },
  };
}

/** Reads how much memory a process holds now. */
function readResidentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The parts of which `createMalformedPath` makes addresses. */
const strangePathParts = "% %zz %c3 %00 ..%2f \\ \x7f %0d%0a // ?% %2e%2e/ ~ \xff".split(" ");

/** Creates an address of three strange parts, chosen at random. */
function createMalformedPath(): string {
  const part = () => strangePathParts[Math.floor(Math.random() * strangePathParts.length)];
  return `/${part()}${part()}${part()}`;
}

const formatRoundedNumber = (value: number) => Math.round(value).toLocaleString("en-US");
const formatStatusCounts = ({ countByStatus }: LoadResult) =>
  Object.entries(countByStatus)
    .map(([status, times]) => `${status}: ${formatRoundedNumber(times)}`)
    .join(", ");

if (!existsSync(join(builtSiteFolder, "index.html"))) {
  console.error(
    `${builtSiteFolder}: found no index.html; expected the finished site. Make it with npm run build.`,
  );
  process.exit(1);
}
/** The load of this machine before the measurements, for the report. */
const systemLoadAverage = loadavg()[0]?.toFixed(0);
const temporaryFolder = mkdtempSync(join(tmpdir(), "load-"));
/** The rows of the load table, the headings first. */
const loadTableRows = [["what", "requests", "a second", "99 % within", "result"]];
/** The rows of the table of floods sent to the site's own server, the headings first. */
const floodTableRows = [["what each client sends", "clients", "held at most", "a visitor waits", "after it"]];

/** Starts a host with the built site, runs a function, and stops the host. */
async function runWithStartedHost(
  host: TestHost,
  use: (origin: string, pid: number) => Promise<void>,
): Promise<void> {
  const scratchFolder = join(temporaryFolder, host.name);
  mkdirSync(scratchFolder, { recursive: true });
  const { origin, pid, stop } = await host.start(resolve(builtSiteFolder), scratchFolder);
  try {
    await use(origin, pid);
  } finally {
    await stop();
  }
}

/** Adds a row to the load table. @param load what was sent, and to which host @param result the last cell */
function addLoadRow(load: string, { requestCount, perSecond, p99Ms }: LoadResult, result: string) {
  const figures = [
    formatRoundedNumber(requestCount),
    formatRoundedNumber(perSecond),
    `${p99Ms.toFixed(1)} ms`,
  ];
  loadTableRows.push([load, ...figures, result]);
}

/** Whether all results so far are as expected. */
let haveAllPassed = true;
/** Notes whether a result is as expected, for the exit status. @returns the result, with a mark if it is not */
const markUnexpectedResult = (isExpected: boolean, result: string) => {
  haveAllPassed &&= isExpected;
  return isExpected ? result : `${result} (NOT as expected)`;
};

/** Adds the rows of the load table: Node and nginx, Node's memory, and malformed addresses on Node. */
async function measureLoadsAndMemoryGrowth(): Promise<void> {
  for (const host of [nodeHost, nginxHost]) {
    const installAdvice = findInstalledProgram("wrk") ? host.getInstallAdvice() : "apt-get install wrk";
    if (installAdvice) {
      loadTableRows.push([`${host.name}: \`/\`, brotli`, "", "", "", `not measured: ${installAdvice}`]);
      continue;
    }
    await runWithStartedHost(host, async (origin) => {
      await sendRequestLoad(origin, () => "/", { requests: 5000, timeLimitMs: 2000 });
      const load = sendLoadWithWrk(origin);
      addLoadRow(`${host.name}: \`/\`, brotli`, load, formatStatusCounts(load));
    });
  }
  await runWithStartedHost(nodeHost, async (origin, pid) => {
    await sendRequestLoad(origin, () => "/", { requests: 50_000, timeLimitMs: 10_000 });
    const before = readResidentMegabytes(pid);
    const load = await sendRequestLoad(origin, () => "/", memoryLoadSize);
    const after = readResidentMegabytes(pid);
    const growth = `${formatRoundedNumber(before)} MB before, ${formatRoundedNumber(after)} MB after`;
    addLoadRow("Node: memory", load, markUnexpectedResult(after < before * 1.1, growth));

    const malformedLoad = await sendRequestLoad(origin, createMalformedPath, malformedLoadSize);
    const isExpected = Object.keys(malformedLoad.countByStatus).every((status) => Number(status) < 500);
    addLoadRow(
      "Node: malformed addresses",
      malformedLoad,
      markUnexpectedResult(isExpected, formatStatusCounts(malformedLoad)),
    );
  });
}

/** Sends each flood to a newly started Node server, and adds its row to the flood table. */
async function measureFloods(): Promise<void> {
  const formatWait = (milliseconds: number) =>
    Number.isFinite(milliseconds) ? `${formatRoundedNumber(milliseconds)} ms` : "not answered";
  const host = createNodeHost(`--max-old-space-size=${maxHeapMegabytes}`);
  for (const flood of floodCases) {
    const addRow = (...measured: string[]) =>
      floodTableRows.push([flood.name, formatRoundedNumber(flood.clientCount), ...measured]);
    await runWithStartedHost(host, async (origin, pid) => {
      const { peakMegabytes, longestWaitDuringMs, firstWaitAfterMs } = await sendFloodAndMeasure(
        origin,
        pid,
        flood,
        floodDurationMs,
      );
      const isServed =
        firstWaitAfterMs < maxWaitAfterFloodMs &&
        (flood.exceedsConnectionLimit || Number.isFinite(longestWaitDuringMs));
      const result = markUnexpectedResult(isServed, formatWait(firstWaitAfterMs));
      addRow(`${formatRoundedNumber(peakMegabytes)} MB`, formatWait(longestWaitDuringMs), result);
    }).catch(({ message }: Error) => addRow("", "", markUnexpectedResult(false, message)));
  }
}

try {
  if (!process.argv.includes("--floods")) await measureLoadsAndMemoryGrowth();
  await measureFloods();
} finally {
  rmSync(temporaryFolder, { recursive: true });
}
const loadTable = markdownTable(loadTableRows, { align: ["l", "r", "r", "r", "l"] });
const floodTable = markdownTable(floodTableRows, { align: ["l", "r", "r", "r", "r"] });
console.info(`${loadTable}\n\n${floodTable}`);
if (process.argv.includes("--write")) {
  writeFileSync(
    "docs/load.md",
    `# The site under load

\`npm run load -- --write\`, ${new Date().toISOString().slice(0, 10)}, loopback, ${connectionCount} connections, client and server on the same ${availableParallelism()} processors, with
a load average of ${systemLoadAverage} before it began. nginx has one worker.
The first two rows are wrk's, on one thread; the others' client is Node too.

${loadTable}

## Floods

The server with a heap of ${maxHeapMegabytes} MB (\`--max-old-space-size\`) and its own limits (\`server/serve.ts\`); each flood lasts ${floodDurationMs / 1000} s and
comes from the same machine. "Held" is all memory of the process, code and site included. A visitor asks ten times a second
on new connections: the slowest while it lasts, and the first after it.

${floodTable}
`,
  );
}
process.exit(haveAllPassed ? 0 : 1);

/** A thread that requests a page up to ten times a second, and reports the ms until each response. */
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

for (;;) {
  const start = performance.now();
  const isAnswered = await fetch(workerData.url, {
    headers: { Connection: "close" },
    signal: AbortSignal.timeout(5000),
  })
    .then(async (response) => response.status === 200 && (await response.text()) !== "")
    .catch(() => false);
  parentPort?.postMessage({ milliseconds: isAnswered ? performance.now() - start : Infinity });
  await delay(100);
}

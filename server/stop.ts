const signals = ["SIGINT", "SIGTERM"] as const;

type StopSignal = (typeof signals)[number];

/** Milliseconds between looks at whether npm is still there. */
const lookInterval = 500;

/**
 * Calls back once, when this process is to end: at SIGINT and SIGTERM, and when the shell that npm started it
 * in is gone. npm passes SIGTERM on to that shell only, which ends without telling the server, and the port
 * would stay taken.
 * @param stop gets the signal, SIGTERM for a shell that is gone
 * @returns takes the callback away again
 */
export function onStop(stop: (signal: StopSignal) => void): () => void {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && once("SIGTERM");
  const timer = process.env.npm_lifecycle_event ? setInterval(look, lookInterval).unref() : undefined;
  const cancel = () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, once);
  };
  const once = (signal: StopSignal) => {
    cancel();
    stop(signal);
  };
  for (const signal of signals) process.on(signal, once);
  return cancel;
}

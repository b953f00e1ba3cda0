/** Ends the process with status 1 where there are faults, one line each on standard error. */
export function stopAt(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}

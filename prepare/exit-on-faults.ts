/** Prints faults, one line each, and exits with status 1; does nothing if there are none. */
export function exitOnFaults(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}

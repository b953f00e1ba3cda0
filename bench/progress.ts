/**
 * Shows how far a long measurement is, on standard error: one line that is written over on a terminal, a line
 * each where the output goes to a file.
 */
export function showProgress(text: string): void {
  const { stderr } = process;
  if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
  else if (text) stderr.write(`${text}\n`);
}

/** @returns whether the visitor has turned on Save-Data (https://wicg.github.io/savedata/); false when the browser hides it */
export function isDataSaverOn(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** @returns whether the visitor has turned on Save-Data; false when the browser does not say: https://wicg.github.io/savedata/ */
export function isDataSaverOn(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

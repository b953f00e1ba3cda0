/** Whether the visitor has asked the browser to save data, where it tells: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** @returns whether the visitor has turned on Save-Data (https://wicg.github.io/savedata/); false when the browser hides it */
export function isDataSaverOn(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** The speculation rules exclude the links of a page that has this mark. */
export function disableSpeculationForDataSaver(): void {
  if (isDataSaverOn()) document.documentElement.dataset.savesData = "";
}

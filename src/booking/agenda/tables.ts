import { addDays, convertToLocalWallTime, findMondayOfWeek, type Slot } from "../slots.ts";
import { formatTimeOfDay } from "./date-names.ts";
import { findAgendaPart, recordWrittenText, setTextIfChanged } from "./parts.ts";
import { agendaTexts, dateNames } from "./read-settings.ts";
import { type AgendaSelection, hasOfferedSlot } from "./selection.ts";
import { isVisitorTimeDifferent } from "./shown-time.ts";

const { formatMonthName, formatShortMonthName, formatWeekdayName } = dateNames;

/** The content of a cell for a day or an hour. A screen reader reads its four texts in this order. */
interface ChoiceCellContent {
  screenReaderPrefix?: string;
  mainText: string;
  /** Shown below `mainText`. */
  smallText?: string;
  screenReaderSuffix?: string;
  /** The value of the radio button: a date or a time. */
  value: string;
  offered: boolean;
  checked: boolean;
}

const findTableRows = (tableName: string) =>
  findAgendaPart(tableName).querySelectorAll<HTMLTableRowElement>("tbody tr");
const dayTableRows = findTableRows("days");
const hourTableRows = findTableRows("hours");
/** The weekday of each column of the day table, in days after Monday. */
const columnWeekdayOffsets = findAgendaPart("days").dataset.columns?.split(" ").map(Number) ?? [];

function createSpan(text: string, className = ""): HTMLSpanElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

/** Fills a cell with a radio button. @param choice undefined for a cell without a day or hour, which stays empty and disabled */
function renderChoiceCell(cell: HTMLTableCellElement, choice: ChoiceCellContent | undefined): void {
  const [input] = cell.getElementsByTagName("input");
  const label = input?.nextElementSibling;
  if (!input || !label) return;
  cell.toggleAttribute("data-empty", !choice);
  input.disabled = !choice?.offered;
  input.value = choice?.value ?? "";
  input.checked = choice?.checked ?? false;
  const { screenReaderPrefix = "", mainText = "", smallText = "" } = choice ?? {};
  const screenReaderSuffix =
    (choice?.screenReaderSuffix ?? "") + (choice && !choice.offered ? ` (${agendaTexts.unavailable})` : "");
  if (!recordWrittenText(label, screenReaderPrefix + mainText + smallText + screenReaderSuffix)) return;
  label.replaceChildren(
    ...(screenReaderPrefix ? [createSpan(screenReaderPrefix, "sr-only")] : []),
    mainText,
    ...(smallText ? [createSpan(smallText)] : []),
    ...(screenReaderSuffix ? [createSpan(screenReaderSuffix, "sr-only")] : []),
  );
}

export function renderDayTableOrNoSlotsNotice({ days, shownDate }: AgendaSelection): void {
  const first = days.find(hasOfferedSlot);
  findAgendaPart("choices").hidden = !first;
  findAgendaPart("none").hidden = first !== undefined;
  if (!first) return;
  const monday = findMondayOfWeek(first.date);
  let month = "";
  dayTableRows.forEach((row, week) => {
    const cells = [...row.cells].map((cell, column) => {
      const cellDate = addDays(monday, week * 7 + (columnWeekdayOffsets[column] ?? 0));
      return { cell, cellDate, day: days.find((one) => one.date === cellDate) };
    });
    row.hidden = !cells.some(({ day }) => day);
    for (const { cell, cellDate, day } of cells) {
      const isNewMonth = month !== cellDate.slice(0, 7);
      month = cellDate.slice(0, 7);
      renderChoiceCell(cell, {
        screenReaderPrefix: `${formatWeekdayName(cellDate)} `,
        mainText: String(Number(cellDate.slice(8))),
        ...(isNewMonth
          ? { smallText: ` ${formatShortMonthName(cellDate)}` }
          : { screenReaderSuffix: ` de ${formatMonthName(cellDate)}` }),
        value: cellDate,
        offered: day !== undefined && hasOfferedSlot(day),
        checked: cellDate === shownDate,
      });
    }
  });
}

function createVisitorHourCellContent(slot: Slot, chosenSlot: Slot | undefined): ChoiceCellContent {
  const local = convertToLocalWallTime(slot.startMs);
  const localDay = `${formatWeekdayName(local.date).slice(0, 3)} ${Number(local.date.slice(8))}`;
  return {
    mainText: formatTimeOfDay(local.time),
    smallText: local.date === slot.date ? "" : ` ${localDay}`,
    value: slot.time,
    offered: slot.offered,
    checked: slot.startMs === chosenSlot?.startMs,
  };
}

/** The note names the same hour on the visitor's and the firm's clock if they differ, otherwise only the firm's time zone. */
export function renderHourTableAndZoneNote({ days, shownDate, chosenSlot }: AgendaSelection): void {
  const slots = days.find((day) => day.date === shownDate)?.slots ?? [];
  for (const row of hourTableRows) {
    const slotsOfHour = slots.filter(({ time }) => time.startsWith(row.dataset.hour ?? ""));
    row.hidden = slotsOfHour.length === 0;
    row.toggleAttribute("data-unavailable", !slotsOfHour.some(({ offered }) => offered));
    [...row.cells].forEach((cell, half) => {
      const slot = slotsOfHour.find(({ time }) => Number(time.slice(3)) >= 30 === (half === 1));
      renderChoiceCell(cell, slot && createVisitorHourCellContent(slot, chosenSlot));
    });
  }
  const slotInOtherZone = [chosenSlot, ...slots.filter(({ offered }) => offered)].find(
    (slot) => slot && isVisitorTimeDifferent(slot),
  );
  setTextIfChanged(
    findAgendaPart("zone"),
    slotInOtherZone
      ? agendaTexts.hour.ownZone(
          formatTimeOfDay(convertToLocalWallTime(slotInOtherZone.startMs).time),
          formatTimeOfDay(slotInOtherZone.time),
        )
      : agendaTexts.hour.zone,
  );
}

/**
 * Makes the arrow keys up and down choose the next offered day or hour in the same column. By default these keys choose the
 * previous or next one in the HTML, as the arrow keys left and right still do.
 * @param tableName the `data-agenda` of the table: `days` or `hours`
 */
export function handleUpAndDownKeysInTable(tableName: string): void {
  findAgendaPart(tableName).addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const cell = (event.target as Element).closest("td");
    const row = cell?.closest("tr");
    if (!step || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...findTableRows(tableName)].filter(({ hidden }) => !hidden);
    const rowsAhead =
      step > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).reverse();
    const next = rowsAhead
      .map(({ cells }) => cells[cell.cellIndex]?.querySelector<HTMLInputElement>("input:enabled"))
      .find((input) => input);
    next?.focus();
    next?.click();
  });
}

import { agendaTexts } from "#app/booking/agenda-words.ts";
import { formatMonthName, formatShortMonthName, formatTimeOfDay, formatWeekdayName } from "../date-names.ts";
import { addDays, convertToLocalWallTime, findMondayOfWeek, type Slot } from "../slots.ts";
import { findAgendaPart, setTextIfChanged } from "./parts.ts";
import { type AgendaSelection, hasOfferedSlot } from "./selection.ts";
import { isVisitorTimeDifferent } from "./shown-time.ts";

/** The content of a cell for a day or an hour. A screen reader reads `before`, `face`, `small` and `after` in this order. */
interface ChoiceCellContent {
  /** Text before `face` that only screen readers read. */
  before?: string;
  face: string;
  /** Shown in small letters below `face`. */
  small?: string;
  /** Text at the end that only screen readers read. */
  after?: string;
  value: string;
  offered: boolean;
  checked: boolean;
}

const findTableRows = (table: string) =>
  findAgendaPart(table).querySelectorAll<HTMLTableRowElement>("tbody tr");
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

function renderChoiceCell(cell: HTMLTableCellElement, choice: ChoiceCellContent | undefined): void {
  const [input] = cell.getElementsByTagName("input");
  const label = input?.nextElementSibling;
  if (!input || !label) return;
  cell.toggleAttribute("data-empty", !choice);
  input.disabled = !choice?.offered;
  input.value = choice?.value ?? "";
  input.checked = choice?.checked ?? false;
  const { before = "", face = "", small = "" } = choice ?? {};
  const after = (choice?.after ?? "") + (choice && !choice.offered ? ` (${agendaTexts.unavailable})` : "");
  if (label.textContent === before + face + small + after) return;
  label.replaceChildren(
    ...(before ? [createSpan(before, "sr-only")] : []),
    face,
    ...(small ? [createSpan(small)] : []),
    ...(after ? [createSpan(after, "sr-only")] : []),
  );
}

export function renderDayTable({ days, date }: AgendaSelection): void {
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
        before: `${formatWeekdayName(cellDate)} `,
        face: String(Number(cellDate.slice(8))),
        ...(isNewMonth
          ? { small: ` ${formatShortMonthName(cellDate)}` }
          : { after: ` de ${formatMonthName(cellDate)}` }),
        value: cellDate,
        offered: day !== undefined && hasOfferedSlot(day),
        checked: cellDate === date,
      });
    }
  });
}

function createHourCellContent(slot: Slot, chosen: Slot | undefined): ChoiceCellContent {
  const local = convertToLocalWallTime(slot.start);
  const localDay = `${formatWeekdayName(local.date).slice(0, 3)} ${Number(local.date.slice(8))}`;
  return {
    face: formatTimeOfDay(local.time),
    small: local.date === slot.date ? "" : ` ${localDay}`,
    value: slot.time,
    offered: slot.offered,
    checked: slot.start === chosen?.start,
  };
}

export function renderHourTable({ days, date, slot: chosen }: AgendaSelection): void {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  for (const row of hourTableRows) {
    const slotsOfHour = slots.filter(({ time }) => time.startsWith(row.dataset.hour ?? ""));
    row.hidden = slotsOfHour.length === 0;
    row.toggleAttribute("data-unavailable", !slotsOfHour.some(({ offered }) => offered));
    [...row.cells].forEach((cell, half) => {
      const slot = slotsOfHour.find(({ time }) => Number(time.slice(3)) >= 30 === (half === 1));
      renderChoiceCell(cell, slot && createHourCellContent(slot, chosen));
    });
  }
  const slotElsewhere = [chosen, ...slots.filter(({ offered }) => offered)].find(
    (slot) => slot && isVisitorTimeDifferent(slot),
  );
  setTextIfChanged(
    findAgendaPart("zone"),
    slotElsewhere
      ? agendaTexts.hour.ownZone(
          formatTimeOfDay(convertToLocalWallTime(slotElsewhere.start).time),
          formatTimeOfDay(slotElsewhere.time),
        )
      : agendaTexts.hour.zone,
  );
}

/**
 * Makes the arrow keys up and down choose the next offered day or hour in the same column. By default these keys choose the
 * previous or next one in the HTML, as the arrow keys left and right still do.
 * @param table the value of `data-agenda` of the table
 */
export function handleTableArrowKeys(table: string): void {
  findAgendaPart(table).addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const cell = (event.target as Element).closest("td");
    const row = cell?.closest("tr");
    if (!step || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...findTableRows(table)].filter(({ hidden }) => !hidden);
    const rowsAhead =
      step > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).reverse();
    const next = rowsAhead
      .map(({ cells }) => cells[cell.cellIndex]?.querySelector<HTMLInputElement>("input:enabled"))
      .find((input) => input);
    next?.focus();
    next?.click();
  });
}

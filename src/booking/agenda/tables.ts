import { weekdayKeys } from "../../content/firm/value-formats.ts";
import {
  addDays,
  findMondayOfWeek,
  formatTimeOfDay,
  isZoneHidden,
  listWorkingWeekdays,
  type Slot,
} from "../slots.ts";
import { isVisitorTimeDifferent } from "./agenda-texts.ts";
import { findAgendaPart, recordWrittenText, writeAgendaPart } from "./parts.ts";
import { agendaTexts, settings } from "./read-settings.ts";
import { type AgendaSelection, hasOfferedSlot } from "./selection.ts";

const { formatMonth, formatOfMonth, formatWeekday } = agendaTexts;

interface Choice {
  label: (string | HTMLElement)[];
  value: string;
  offered: boolean;
  checked: boolean;
}

const findTableRows = (tableName: string) =>
  findAgendaPart(tableName).querySelectorAll<HTMLTableRowElement>("tbody tr");
const dayTableRows = findTableRows("days");
const hourTableRows = findTableRows("hours");
/** In days after Monday. */
const columnWeekdayOffsets = listWorkingWeekdays(settings.rules.hours).map((day) => weekdayKeys.indexOf(day));

const createSpan = (textContent: string, className = ""): HTMLElement =>
  Object.assign(document.createElement("span"), { textContent, className });

function renderChoiceCell(
  cell: HTMLTableCellElement,
  { label = [], value = "", offered = false, checked = false }: Partial<Choice>,
): void {
  const [input] = cell.getElementsByTagName("input");
  const text = input?.nextElementSibling;
  if (!input || !text) return;
  const isEmpty = label.length === 0;
  cell.toggleAttribute("data-empty", isEmpty);
  Object.assign(input, { disabled: !offered, value, checked });
  const content = document.createDocumentFragment();
  content.append(...label);
  if (!isEmpty && !offered) content.append(createSpan(` (${settings.words.unavailable})`, "sr-only"));
  if (recordWrittenText(text, content.textContent ?? "")) text.replaceChildren(content);
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
      const name = formatMonth(cellDate);
      const isNewMonth = month !== name;
      month = name;
      renderChoiceCell(cell, {
        label: [
          createSpan(`${formatWeekday(cellDate)} `, "sr-only"),
          String(Number(cellDate.slice(8))),
          isNewMonth
            ? createSpan(` ${name.slice(0, 3)}`)
            : createSpan(` ${formatOfMonth(cellDate)}`, "sr-only"),
        ],
        value: cellDate,
        offered: day !== undefined && hasOfferedSlot(day),
        checked: cellDate === shownDate,
      });
    }
  });
}

function createHourLabel({ date, local }: Slot): Choice["label"] {
  const day = `${formatWeekday(local.date).slice(0, 3)} ${Number(local.date.slice(8))}`;
  return [formatTimeOfDay(local.time), ...(local.date === date ? [] : [createSpan(` ${day}`)])];
}

export function renderHourTableAndZoneNote({ days, shownDate, chosenSlot }: AgendaSelection): void {
  const slots = days.find((day) => day.date === shownDate)?.slots ?? [];
  for (const row of hourTableRows) {
    const slotsOfHour = slots.filter(({ time }) => time.startsWith(row.dataset.hour ?? ""));
    row.hidden = slotsOfHour.length === 0;
    row.toggleAttribute("data-unavailable", !slotsOfHour.some(({ offered }) => offered));
    [...row.cells].forEach((cell, half) => {
      const slot = slotsOfHour.find(({ time }) => Number(time.slice(3)) >= 30 === (half === 1));
      const { time: value, offered } = slot ?? {};
      const checked = slot && slot === chosenSlot;
      renderChoiceCell(cell, { label: slot && createHourLabel(slot), value, offered, checked });
    });
  }
  const offeredSlots = [chosenSlot, ...slots].filter((slot) => slot?.offered) as Slot[];
  const slotInOtherZone = offeredSlots.find(isVisitorTimeDifferent);
  const hiddenZoneNote = isZoneHidden() && offeredSlots.slice(0, 1).map(agendaTexts.formatHiddenZoneNote)[0];
  const note = slotInOtherZone ? agendaTexts.formatZoneNote(slotInOtherZone) : hiddenZoneNote;
  writeAgendaPart("zone", note || settings.words.hour.zone);
}

/** By default the up and down keys follow the order of the HTML; here they stay in the column. */
export function handleUpAndDownKeysInTable(tableName: string): void {
  findAgendaPart(tableName).addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const input = event.target as HTMLInputElement;
    const cell = input.closest("td");
    if (!step || !cell || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const enabledInColumn = `td:nth-child(${cell.cellIndex + 1}) input:enabled`;
    const column = [...findAgendaPart(tableName).querySelectorAll<HTMLInputElement>(enabledInColumn)];
    const next = column[column.indexOf(input) + step];
    next?.focus();
    next?.click();
  });
}

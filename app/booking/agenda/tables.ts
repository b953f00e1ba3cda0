import { agenda } from "#app/booking/agenda-words.ts";
import { hourName, monthName, shortMonthName, weekdayName } from "../date-names.ts";
import { addDays, localWallTime, mondayOf, type Slot } from "../slots.ts";
import { part, setText } from "./parts.ts";
import { isOffered, type Selection } from "./selection.ts";
import { hasOtherLocalTime } from "./shown-time.ts";

/** What stands in a place of the tables. The name that is read out is all of its words in their order. */
interface Choice {
  /** Only read out. */
  before?: string;
  face: string;
  /** Seen below the face. */
  small?: string;
  /** Only read out. */
  after?: string;
  value: string;
  offered: boolean;
  checked: boolean;
}

const rowsOf = (table: string) => part(table).querySelectorAll<HTMLTableRowElement>("tbody tr");
const dayRows = rowsOf("days");
const hourRows = rowsOf("hours");
/** The weekdays that have a column, as days after Monday. */
const columns = part("days").dataset.columns?.split(" ").map(Number) ?? [];

function span(text: string, className = ""): HTMLSpanElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

function fill(cell: HTMLTableCellElement, choice: Choice | undefined): void {
  const [input] = cell.getElementsByTagName("input");
  const place = input?.nextElementSibling;
  if (!input || !place) return;
  cell.toggleAttribute("data-empty", !choice);
  input.disabled = !choice?.offered;
  input.value = choice?.value ?? "";
  input.checked = choice?.checked ?? false;
  const { before = "", face = "", small = "" } = choice ?? {};
  const after = (choice?.after ?? "") + (choice && !choice.offered ? ` (${agenda.unavailable})` : "");
  if (place.textContent === before + face + small + after) return;
  place.replaceChildren(
    ...(before ? [span(before, "sr-only")] : []),
    face,
    ...(small ? [span(small)] : []),
    ...(after ? [span(after, "sr-only")] : []),
  );
}

export function renderDays({ days, date }: Selection): void {
  const first = days.find(isOffered);
  part("choices").hidden = !first;
  part("none").hidden = first !== undefined;
  if (!first) return;
  const monday = mondayOf(first.date);
  let month = "";
  dayRows.forEach((row, week) => {
    const cells = [...row.cells].map((cell, column) => {
      const cellDate = addDays(monday, week * 7 + (columns[column] ?? 0));
      return { cell, cellDate, day: days.find((one) => one.date === cellDate) };
    });
    row.hidden = !cells.some(({ day }) => day);
    for (const { cell, cellDate, day } of cells) {
      const isNewMonth = month !== cellDate.slice(0, 7);
      month = cellDate.slice(0, 7);
      fill(cell, {
        before: `${weekdayName(cellDate)} `,
        face: String(Number(cellDate.slice(8))),
        ...(isNewMonth ? { small: ` ${shortMonthName(cellDate)}` } : { after: ` de ${monthName(cellDate)}` }),
        value: cellDate,
        offered: day !== undefined && isOffered(day),
        checked: cellDate === date,
      });
    }
  });
}

function hourChoice(slot: Slot, chosen: Slot | undefined): Choice {
  const own = localWallTime(slot.start);
  const ownDay = `${weekdayName(own.date).slice(0, 3)} ${Number(own.date.slice(8))}`;
  return {
    face: hourName(own.time),
    small: own.date === slot.date ? "" : ` ${ownDay}`,
    value: slot.time,
    offered: slot.offered,
    checked: slot.start === chosen?.start,
  };
}

export function renderHours({ days, date, slot: chosen }: Selection): void {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  for (const row of hourRows) {
    const ofHour = slots.filter(({ time }) => time.startsWith(row.dataset.hour ?? ""));
    // A morning that is gone would be the first thing seen of a day.
    row.hidden = !ofHour.some(({ offered }) => offered);
    [...row.cells].forEach((cell, half) => {
      const slot = ofHour.find(({ time }) => Number(time.slice(3)) >= 30 === (half === 1));
      fill(cell, slot && hourChoice(slot, chosen));
    });
  }
  const example = [chosen, ...slots.filter(({ offered }) => offered)].find(
    (slot) => slot && hasOtherLocalTime(slot),
  );
  setText(
    part("zone"),
    example
      ? agenda.hour.ownZone(hourName(localWallTime(example.start).time), hourName(example.time))
      : agenda.hour.zone,
  );
}

/**
 * Makes the arrows up and down go to the row above or below, in the same column, past what is not offered. The browser's
 * own arrows know no rows: they lead to the choice before and after, as left and right still do.
 */
export function handleArrowKeys(table: string): void {
  part(table).addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const cell = (event.target as Element).closest("td");
    const row = cell?.closest("tr");
    if (!step || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...rowsOf(table)].filter(({ hidden }) => !hidden);
    const ahead = step > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).reverse();
    const next = ahead
      .map(({ cells }) => cells[cell.cellIndex]?.querySelector<HTMLInputElement>("input:enabled"))
      .find((input) => input);
    next?.focus();
    next?.click();
  });
}

// What the page gives agenda-script.ts in an attribute, read once. Only scripts of /agenda import it.
import { createAgendaTexts } from "./agenda-texts.ts";
import type { AgendaSettings } from "./build-settings.ts";
import { findAgendaPart } from "./parts.ts";

export const settings: AgendaSettings = JSON.parse(findAgendaPart("choices").dataset.settings ?? "");

export const agendaTexts = createAgendaTexts(settings.words);

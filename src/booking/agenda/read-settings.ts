import type { agendaSettings } from "./agenda-settings.ts";
import { createAgendaTexts } from "./agenda-texts.ts";
import { findAgendaPart } from "./parts.ts";

export const settings: typeof agendaSettings = JSON.parse(findAgendaPart("choices").dataset.settings ?? "");

export const agendaTexts = createAgendaTexts(settings.words);

import { SendHorizontal, Sparkles } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";
import { type Channel, ChannelMark } from "./channel-mark.tsx";

const threads: {
  who: string;
  text: string;
  time: string;
  channel: Channel;
  unread?: boolean;
  open?: boolean;
}[] = [
  { who: "Lucía Benítez", text: "¿Hacen bibliotecas?", time: "10:42", channel: "Instagram", unread: true },
  {
    who: "Clínica del Parque",
    text: "¿Cuándo vienen a medir?",
    time: "10:38",
    channel: "WhatsApp",
    open: true,
  },
  { who: "Hotel Los Sauces", text: "Avanzamos con las 12", time: "10:27", channel: "WhatsApp" },
  { who: "Estudio Ferrari", text: "Pedido de escritorios", time: "9:50", channel: "Correo" },
  { who: "Paula Acosta", text: "¿Se hace en nogal?", time: "8:46", channel: "Instagram" },
];

const bubble = "max-w-5/6 rounded-md px-4 py-3";

function Threads() {
  return (
    <div className="border-line @picture-wide:border-e">
      {threads.map(({ who, text, time, channel, unread, open }) => (
        <p
          key={who}
          className={`flex gap-3 border-line px-4 py-3 not-first:border-t ${open ? "bg-brand-wash" : ""}`}
        >
          <ChannelMark channel={channel} className="mt-0.5 text-brand" />
          <span className="flex-1">
            <span className="flex flex-wrap justify-between gap-x-2">
              <span className="font-semibold">{who}</span>
              <span className="whitespace-nowrap text-ink-soft">{time}</span>
            </span>
            <span className="flex items-center justify-between gap-2 text-ink-soft">
              {text}
              {unread && <span className="size-2 flex-none rounded-full bg-brand" />}
            </span>
          </span>
        </p>
      ))}
    </div>
  );
}

/** The messages of all channels in one list, and one of the conversations. */
export function Inbox() {
  return (
    <Vignette
      label="Bandeja de entrada con mensajes de WhatsApp, Instagram y correo en una sola lista; en la conversación abierta, el agente IA respondió y la sigue Sofía."
      className="@container overflow-hidden rounded-lg bg-surface-raised shadow-lift"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-3 text-sm">
        <span className="font-semibold">Bandeja de entrada</span>
        <span className="text-xs text-ink-soft">Todos los canales</span>
      </p>
      <div className="grid grid-cols-1 @picture-wide:grid-cols-2">
        <Threads />
        <div className="grid grid-cols-1 content-between border-t-4 border-surface-sunk @picture-wide:border-t-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-3">
            <span className="font-semibold">Clínica del Parque</span>
            <span className="text-ink-soft">La atiende Sofía</span>
          </p>
          <div className="grid gap-3 px-4 py-4">
            <p className={`${bubble} justify-self-start bg-surface-sunk`}>
              Hola, necesitamos 4 sillas para la sala de espera. ¿Tienen?
            </p>
            <p className={`${bubble} justify-self-end bg-brand-wash`}>
              <span className="flex items-center gap-1.5 font-semibold text-brand-strong">
                <Sparkles className="size-4" />
                Agente IA
              </span>
              ¡Hola! Sí, las hacemos a medida. ¿Con o sin apoyabrazos?
            </p>
            <p className={`${bubble} justify-self-start bg-surface-sunk`}>
              Con apoyabrazos. ¿Cuándo vienen a medir?
            </p>
          </div>
          <p className="m-4 mt-0 flex items-center gap-2 rounded-full border border-line-strong py-3 ps-4 pe-4">
            <ChannelMark channel="WhatsApp" className="text-good" />
            <span className="flex-1">El jueves a las 15:00, ¿les sirve?</span>
            <SendHorizontal className="size-4 flex-none text-brand" />
          </p>
        </div>
      </div>
    </Vignette>
  );
}

import { Clock } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";
import { type Channel, ChannelMark } from "./channel-mark.tsx";

interface Deal {
  who: string;
  what: string;
  amount: number;
  channel: Channel;
  last: string;
  reminder?: string;
  moving?: boolean;
}

const stages: { name: string; deals: Deal[]; won?: boolean }[] = [
  {
    name: "Consultas",
    deals: [
      {
        who: "Lucía Benítez",
        what: "Biblioteca a medida",
        amount: 780_000,
        channel: "Instagram",
        last: "hace 5 min",
      },
      {
        who: "Clínica del Parque",
        what: "4 sillas de espera",
        amount: 920_000,
        channel: "WhatsApp",
        last: "hace 9 min",
      },
      {
        who: "Estudio Ferrari",
        what: "6 escritorios",
        amount: 2_340_000,
        channel: "Correo",
        last: "hace 1 h",
      },
      { who: "Café Sarmiento", what: "10 mesas", amount: 1_640_000, channel: "WhatsApp", last: "ayer" },
    ],
  },
  {
    name: "Presupuestos",
    deals: [
      {
        who: "Rivas Seguros",
        what: "Sala de reuniones",
        amount: 1_950_000,
        channel: "Correo",
        last: "hace 3 días",
        reminder: "Seguimiento automático hoy,\u00a016:00",
      },
      { who: "Paula Acosta", what: "Vestidor", amount: 1_120_000, channel: "Instagram", last: "hace 2 h" },
      { who: "Óptica Central", what: "Mostrador", amount: 860_000, channel: "WhatsApp", last: "ayer" },
    ],
  },
  {
    name: "En negociación",
    deals: [
      {
        who: "Hotel Los Sauces",
        what: "12 mesas de noche",
        amount: 1_440_000,
        channel: "WhatsApp",
        last: "hace 20 min",
        moving: true,
      },
      { who: "Martín Gómez", what: "Cocina completa", amount: 980_000, channel: "WhatsApp", last: "ayer" },
      { who: "Rocío Medina", what: "Clóset de pared", amount: 540_000, channel: "Correo", last: "hace 4 h" },
    ],
  },
  {
    name: "Ganadas",
    won: true,
    deals: [
      { who: "Inmobiliaria Sur", what: "Recepción", amount: 1_150_000, channel: "Correo", last: "el lunes" },
      {
        who: "Jardín Arcoíris",
        what: "Estantes bajos",
        amount: 690_000,
        channel: "WhatsApp",
        last: "el viernes",
      },
    ],
  },
];

const pesos = (amount: number) => `$\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;
const total = (deals: Deal[]) => deals.reduce((sum, { amount }) => sum + amount, 0);
const open = stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
const widest = Math.max(...stages.map(({ deals }) => total(deals)));

function Card({ who, what, amount, channel, last, reminder, moving }: Deal) {
  return (
    <div
      className={`rounded-md bg-surface-raised p-4 ${moving ? "shadow-lift relative z-1 md:translate-x-1/6 md:rotate-2" : "shadow-soft"}`}
    >
      <p className="text-sm font-semibold leading-tight">{who}</p>
      <p className="text-ink-soft">{what}</p>
      <p className="mt-3 text-sm font-semibold text-brand">{pesos(amount)}</p>
      <p className="mt-1 flex items-center gap-1.5 text-ink-soft">
        <ChannelMark channel={channel} />
        {last}
      </p>
      {reminder && (
        <p className="mt-3 flex items-start gap-1.5 border-t border-line pt-3 wrap-anywhere text-good">
          <Clock className="mt-0.5 size-4 flex-none" />
          {reminder}
        </p>
      )}
    </div>
  );
}

/** A joinery's sales by stage: its enquiries come in at the left and leave as sales at the right. */
export function Pipeline() {
  return (
    <Vignette
      label="Tablero de ventas de un taller de muebles: doce oportunidades en cuatro etapas, con cliente, pedido, monto y el total de cada etapa."
      className="border-y border-line bg-surface-sunk"
    >
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <p className="grid items-baseline gap-x-6 border-b border-line py-4 md:grid-cols-2 lg:gap-x-10">
          <span className="text-sm font-semibold">Taller de muebles, noviembre</span>
          <span className="text-ink-soft">{`En juego: ${pesos(total(open))} en ${open.length} oportunidades`}</span>
        </p>
        <div className="grid md:grid-cols-4 md:gap-x-6 lg:gap-x-10">
          {stages.map(({ name, deals, won }, index) => (
            <div
              key={name}
              className="relative border-b border-line py-4 last:border-b-0 md:border-b-0 md:pb-10 md:not-first:before:absolute md:not-first:before:inset-y-0 md:not-first:before:-start-3 md:not-first:before:border-s md:not-first:before:border-line lg:not-first:before:-start-5"
            >
              <p className="flex items-baseline justify-between gap-3 md:block">
                <span className={`text-sm font-semibold ${won ? "text-good" : ""}`}>{name}</span>
                <span className="text-ink-soft md:block">{pesos(total(deals))}</span>
              </p>
              <svg aria-hidden="true" width="100%" height="6" className="mt-2 block">
                <rect width="100%" height="6" rx="3" className="fill-line" />
                <rect
                  width={`${Math.round((100 * total(deals)) / widest)}%`}
                  height="6"
                  rx="3"
                  className={won ? "fill-good" : "fill-brand"}
                />
              </svg>
              {/* On a phone the board shows one stage open, as its app does. */}
              <div className={`mt-4 gap-3 ${index === 1 ? "grid" : "hidden md:grid"}`}>
                {won && (
                  <p className="rounded-md border border-dashed border-line-strong px-4 py-6 md:grid md:min-h-33 md:place-items-center text-center text-balance text-ink-soft">
                    Suelta aquí la venta cerrada
                  </p>
                )}
                {deals.map((deal) => (
                  <Card key={deal.who} {...deal} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Vignette>
  );
}

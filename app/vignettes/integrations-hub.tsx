import { Vignette } from "#app/ui/vignette.tsx";

const arriving = [
  { name: "WhatsApp", what: "mensajes" },
  { name: "Instagram", what: "mensajes" },
  { name: "Facebook", what: "mensajes" },
  { name: "LinkedIn", what: "contactos" },
  { name: "Meta", what: "anuncios" },
];

const leaving = [
  { name: "Calendar", what: "citas" },
  { name: "Gmail", what: "correos" },
  { name: "Twilio", what: "llamadas" },
  { name: "Stripe", what: "cobros" },
  { name: "PayPal", what: "cobros" },
];

/** Where the middle of each of five equal rows lies. */
const heights = [10, 30, 50, 70, 90];

function Tools({ tools }: { tools: typeof arriving }) {
  return (
    <div className="w-26 flex-none sm:w-36 md:w-56 @max-picture-narrow:w-full">
      {tools.map(({ name, what }) => (
        <div key={name} className="py-1.5 sm:py-2">
          <p className="flex min-h-12 items-center justify-between rounded-full border border-night-line bg-night-raised px-4 md:px-6">
            <span className="font-semibold text-on-night sm:text-sm">{name}</span>
            <span className="hidden text-on-night-soft @picture-full:inline">{what}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** Five curves between the tools of one side and the middle; `flip` for the right side. */
function Wires({ flip = false }) {
  return (
    <div className="relative flex-1 @max-picture-narrow:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className={`absolute inset-0 size-full text-brand-bright ${flip ? "-scale-x-100" : ""}`}
      >
        {heights.map((y) => (
          <path
            key={y}
            d={`M0 ${y}C60 ${y} 40 50 100 50`}
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}

/** The CRM in the middle of the tools a small firm uses: what reaches it, and what it sets going. */
export function IntegrationsHub() {
  return (
    <Vignette
      label="El CRM en el centro, unido a WhatsApp, Instagram, Facebook, LinkedIn, Gmail, Calendar, Stripe, PayPal, Twilio y Meta."
      className="@container"
    >
      {/* Where large text leaves no room for wires, the names stand in one column. */}
      <div className="flex @max-picture-narrow:flex-col">
        <Tools tools={arriving} />
        <Wires />
        <p className="grid size-16 flex-none place-items-center self-center rounded-full bg-brand-bright font-bold text-night md:size-28 md:text-xl">
          CRM
        </p>
        <Wires flip />
        <Tools tools={leaving} />
      </div>
    </Vignette>
  );
}

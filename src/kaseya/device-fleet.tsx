import { TriangleAlert } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { alertClasses, PhoneShopSign } from "../ui/phone-shop-sign.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { KaseyaPictures } from "./words.ts";

function parseMinutesOfDay(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return 60 * (hour ?? 0) + (minute ?? 0);
}

const alertPlaceClasses = "relative justify-self-start ms-[max(0px,min(30%,100%-9.5rem))] max-sm:my-1";

interface UptimeBarProps {
  /** A share of the width (`25%`); left out for a bar that starts at the edge. */
  startPercentage?: string;
  alertText?: string;
}

function UptimeBar({ startPercentage, alertText }: UptimeBarProps) {
  const line = { x2: "100%", y1: 12, y2: 12 };
  return (
    <span className="stack items-center sm:col-span-2">
      <svg width="100%" height="24" aria-hidden="true" className="overflow-visible">
        <line
          {...line}
          strokeWidth="2"
          strokeDasharray="2 6"
          className="stroke-on-night-soft"
          opacity="0.5"
        />
        <line {...line} x1={startPercentage} strokeWidth="3" className="stroke-brand-bright" />
        {startPercentage && <circle cx={startPercentage} cy="12" r="5" className="fill-brand-bright" />}
      </svg>
      {alertText && (
        <span
          className={`${alertClasses} ${alertPlaceClasses} flex items-center gap-2 rounded-md py-0.5 ps-2 pe-3 font-semibold whitespace-nowrap leading-tight`}
        >
          <TriangleAlert className="size-icon flex-none" strokeWidth={2.5} />
          {alertText}
        </span>
      )}
    </span>
  );
}

export function FleetAlertSign({ devices, opening }: Pick<KaseyaPictures["fleet"], "devices" | "opening">) {
  return devices.map(
    ({ name, alert }) =>
      alert && (
        <PhoneShopSign key={name} shop="workshop" isAlert>
          <b className="block">{`${name}\u00a0· ${alert.text}`}</b>
          {`${alert.from}\u00a0· ${opening}`}
        </PhoneShopSign>
      ),
  );
}

export function DeviceFleet({ label, title, opening, opens, hours, devices, log }: KaseyaPictures["fleet"]) {
  const firstMinute = parseMinutesOfDay(hours[0] ?? "0:00");
  const toPercent = (minutes: number) => `${(minutes / (60 * hours.length)) * 100}%`;
  return (
    <Vignette
      label={label}
      className="rounded-2xl border border-night-line bg-night-raised p-4 text-on-night-soft sm:p-6"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-3">
        <span className="grow font-semibold text-on-night">{title}</span>
        <span className="order-last w-full">{opening}</span>
        <ExampleLabel />
      </p>
      <div className="relative">
        <span className="absolute inset-y-0 right-0 w-1/8 border-s-2 border-dashed border-brand-bright sm:w-1/12">
          {/* Without the car, which at this size would be a blot. */}
          <StreetObjectIcon
            name="workshop"
            className="street-lit absolute start-0 bottom-full h-9 -translate-x-1/2 [--street-ink:transparent] [--street-spill:0] [--street-wall:var(--color-night-raised)] sm:h-10"
          />
        </span>
        <div className="relative grid grid-cols-4 border-b border-night-line py-2 sm:ms-auto sm:w-2/3">
          {hours.map((hour, index) => (
            <span key={hour} className={index === hours.length - 1 ? "max-sm:hidden" : ""}>
              {hour}
            </span>
          ))}
          <b className="justify-self-center bg-night-raised px-1 text-on-night sm:hidden">{opens}</b>
        </div>
        {devices.map(({ name, place, since, alert }) => (
          <div key={name} className="relative grid py-1.5 sm:grid-cols-3 sm:items-center sm:py-2">
            <span>
              <span
                className={`inline-block min-w-28 xl:min-w-36 font-semibold ${alert ? "text-on-night" : ""}`}
              >
                {name}
              </span>{" "}
              {place}
            </span>
            <UptimeBar
              startPercentage={since && toPercent(parseMinutesOfDay(since) - firstMinute)}
              alertText={alert?.text}
            />
          </div>
        ))}
      </div>
      <div className="mt-4 grid gap-x-5 gap-y-2 border-t border-night-line pt-4 xl:grid-cols-3">
        {log.map(({ hour, what, bad }, index) => (
          <p key={hour} className={`flex items-start gap-3 xl:block ${index === 0 ? "max-md:hidden" : ""}`}>
            <span className="flex flex-none items-center gap-2 font-semibold text-on-night">
              <span
                className={`size-[0.625rem] rounded-full ${bad ? "border border-bad-wash bg-bad" : "bg-brand-bright"}`}
              />
              {hour}
            </span>
            <span className="xl:mt-1 xl:block">{what}</span>
          </p>
        ))}
      </div>
    </Vignette>
  );
}

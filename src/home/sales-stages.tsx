import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./sales-stages.css";

export function SalesStages({ label, stages, sale }: HomePictures["salesStages"]) {
  return (
    <Vignette label={label} className="stages">
      {stages.map(({ name, when }, index) => (
        <div key={name} className="stage">
          <b>{name}</b>
          <span className="text-ink-soft">{when}</span>
          {index === stages.length - 1 && (
            <p className="w-full rounded-md bg-surface-raised px-3 py-2 shadow-soft lg:px-5 lg:py-4">
              <b>{sale.who}</b> {sale.what}
              <b className="block text-good lg:text-heading">{sale.amount}</b>
            </p>
          )}
        </div>
      ))}
    </Vignette>
  );
}

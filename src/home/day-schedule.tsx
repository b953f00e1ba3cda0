import { Vignette } from "../ui/vignette.tsx";
import type { HomeTexts } from "./words.ts";

export function DaySchedule({ title, moments }: Pick<HomeTexts["day"], "title" | "moments">) {
  return (
    <Vignette className="rounded-2xl border border-night-line bg-night-raised p-5 text-on-night-soft sm:p-8">
      <p className="pb-3 text-lg font-semibold text-on-night">{title}</p>
      {moments.map(({ hour, product, title: momentTitle }) => (
        <p key={hour + product} className="flex gap-4 border-t border-night-line py-3">
          <span className="min-w-12 flex-none font-semibold text-brand-bright">{hour}</span>
          <span>
            <span className="block text-on-night">{momentTitle}</span>
            {product}
          </span>
        </p>
      ))}
    </Vignette>
  );
}

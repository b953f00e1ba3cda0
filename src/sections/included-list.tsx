import { Check } from "lucide-react";
import { Vignette } from "../ui/vignette.tsx";

export function IncludedList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Vignette className="rounded-2xl border border-line bg-surface-raised p-5 text-ink shadow-lg sm:p-8">
      <p className="pb-3 text-lg font-semibold">{title}</p>
      {points.map((point) => (
        <p key={point} className="flex items-start gap-3 border-t border-line py-3">
          <Check className="mt-0.5 size-icon flex-none text-brand" />
          {point}
        </p>
      ))}
    </Vignette>
  );
}

import type { HeadingTexts } from "../content/texts/field-types.ts";

export function SideHeading({ title, lead, className = "" }: HeadingTexts & { className?: string }) {
  return (
    <div className={`axis-side ${className}`}>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
    </div>
  );
}

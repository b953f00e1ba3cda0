export const whatsappIconSvgPath =
  "M3.2 16.8l1-3.4a6.8 6.8 0 1 1 2.5 2.4zM7.6 7.4c0 2.7 2.3 5 5 5l.8-1.3-1.7-1-.9.7a4 4 0 0 1-1.6-1.6l.7-.9-1-1.7z";

/** What the site's own line icons have in common. */
export const lineIconProps = {
  viewBox: "0 0 20 20",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export function WhatsAppIcon({ className = "size-[1.5rem] flex-none" }: { className?: string }) {
  return (
    <svg {...lineIconProps} aria-hidden="true" strokeWidth="1.6" className={className}>
      <path d={whatsappIconSvgPath} />
    </svg>
  );
}

import { site } from "#site";

/** The mark, a horizon with the sky's arc above it, and the name; takes its colours from the text around it. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl md:text-[length:min(var(--text-xl),3vw)] font-bold tracking-[-0.02em] leading-none">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="flex-none">
        <path
          d="M4 20a12 12 0 0 1 24 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path d="M10.5 20a5.5 5.5 0 0 1 11 0z" className="mark-sky" />
        <path d="M2 26.5h28" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      {site.brand.name}
    </span>
  );
}

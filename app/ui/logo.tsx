import sheet from "../../.cache/logos.svg?url";

/** A logo of the sheet, by its fragment. Decoration: the name always stands beside it. */
export function Logo({ name, className }: { name: string; className: string }) {
  return <img src={`${sheet}#${name}`} alt="" width={32} height={32} loading="lazy" className={className} />;
}

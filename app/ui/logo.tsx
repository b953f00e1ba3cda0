import sheet from "../../.cache/logos.svg?url";

/** No alternative text, because the name always stands beside the logo. */
export function Logo({ name, className }: { name: string; className: string }) {
  return (
    <img
      src={`${sheet}#${name}`}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className={`logo-plate ${className}`}
    />
  );
}

import { example } from "#app/content/example.ts";

export function ExampleMark({ className = "" }: { className?: string }) {
  return <span className={`example-mark ${className}`}>{example}</span>;
}

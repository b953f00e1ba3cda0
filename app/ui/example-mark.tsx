import { example } from "#app/content/example.ts";

export function ExampleMark() {
  return <span className="example-mark">{example}</span>;
}

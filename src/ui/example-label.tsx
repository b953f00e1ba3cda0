import { exampleLabel as example } from "../content/example.ts";

export function ExampleLabel() {
  return <span className="flex-none text-sm">{example}</span>;
}

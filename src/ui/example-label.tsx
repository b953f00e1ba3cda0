import { exampleLabel as example } from "../content/example.ts";

/** Marks a picture or a list as an example. */
export function ExampleLabel() {
  return <span className="flex-none text-sm">{example}</span>;
}

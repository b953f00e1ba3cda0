import { exampleLabel as example } from "#content/example";

export function ExampleLabel() {
  return <span className="example-label">{example}</span>;
}

import { exampleMark as example } from "#content/example";

export function ExampleMark() {
  return <span className="example-mark">{example}</span>;
}

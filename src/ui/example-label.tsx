import { exampleWords } from "../content/texts/example.ts";
import { read } from "../site-content.ts";

const { mark: example } = read(exampleWords);

export function ExampleLabel() {
  return <span className="flex-none text-sm">{example}</span>;
}

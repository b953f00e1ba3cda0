import { exampleLabel as example } from "../content/example.ts";
import "./example-label.css";

/** Marks a picture or a list as an example. */
export function ExampleLabel() {
  return <span className="example-label">{example}</span>;
}

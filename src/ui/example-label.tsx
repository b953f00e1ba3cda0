import "./example-label.css";
import { exampleLabel as example } from "../content/example.ts";

/** Marks a picture or a list as an example. */
export function ExampleLabel() {
  return <span className="example-label">{example}</span>;
}

import { runWhenPageShown } from "../visit/shown.ts";
import { validateFieldsAndShowErrors } from "./field-errors.ts";
import { restoreAndSaveDrafts, startReactOnFormUseAndResubmit } from "./start-react.ts";

// The script of the page with the application form. The build bundles it into one classic script.
// `data-start` is the address of the module that starts React. In development the attribute is missing, because React runs
// already.
const { start } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
// Without `data-form` on <html> the form shows a message that it does not respond (application-form.css).
document.documentElement.dataset.form = "";

runWhenPageShown(() => {
  restoreAndSaveDrafts();
  validateFieldsAndShowErrors();
  if (start) startReactOnFormUseAndResubmit(start);
});

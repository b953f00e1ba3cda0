import { whenShown } from "../shown.ts";
import { showFieldErrors } from "./field-errors.ts";
import { saveDrafts, startReactForForm } from "./start-react.ts";

// The script of the page with the application form; the build bundles it into one classic script of that page alone.
// `data-start` names the module that starts React, which in development runs already.
const { start } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
// Without this the form itself says that it does not answer (application-form.css).
document.documentElement.dataset.form = "";

whenShown(() => {
  saveDrafts();
  showFieldErrors();
  if (start) startReactForForm(start);
});

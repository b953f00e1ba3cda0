/** Imported for its effect: ends a command that needs the finished site with one line when there is none. */
import { builtSiteFolder, isFinishedSite } from "../deploy/output-folders.ts";

if (!isFinishedSite(builtSiteFolder)) {
  console.error(`${builtSiteFolder}: no encontré el sitio terminado; se espera antes: npm run build`);
  process.exit(1);
}

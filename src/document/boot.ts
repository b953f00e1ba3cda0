import { saveVisitStart } from "../visit/attribution.ts";
import { trackLinkClicks } from "../visit/events.ts";
import { disableSpeculationForDataSaver } from "../visit/save-data.ts";
import { runWhenPageShown } from "../visit/shown.ts";
import { layOutFarParts } from "./far-parts.ts";
import { enhanceHeader } from "./header-script.ts";
import { enableTransitionToContactPage } from "./page-transition.ts";

// The script of every page but /agenda. As a module it runs when the document is parsed, before the scripts in the body.
// `data-boot` shows the controls that need a script (playback-button.tsx).
document.documentElement.dataset.boot = "";

enhanceHeader();
enableTransitionToContactPage();
disableSpeculationForDataSaver();
trackLinkClicks();
// A prerendered page stores nothing before it is shown.
runWhenPageShown(saveVisitStart);
layOutFarParts();

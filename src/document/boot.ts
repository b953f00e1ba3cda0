import { saveVisitStart } from "../visit/attribution.ts";
import { showTopicTextsAndGetTopic } from "../booking/topic.ts";
import { trackLinkClicks, trackSiteEvent } from "../visit/events.ts";
import { enhanceHeader } from "./header-script.ts";
import { enableTransitionToContactPage } from "./page-transition.ts";
import { disableSpeculationForDataSaver } from "../visit/save-data.ts";
import { toggleIntegrationStripOnClick } from "../home/strip-script.ts";
import { runWhenPageShown } from "../visit/shown.ts";
import { playExampleChatsInView } from "../sections/chat-script.ts";

// The script of every page but /agenda. The build bundles it into one classic script, which runs when the document is parsed.
// `data-boot` shows the controls that need a script (playback-button.css).
document.documentElement.dataset.boot = "";

enhanceHeader();
enableTransitionToContactPage();
disableSpeculationForDataSaver();
trackLinkClicks();
showTopicTextsAndGetTopic();
toggleIntegrationStripOnClick();
playExampleChatsInView();

// A prerendered page stores, counts and logs nothing before it is shown.
runWhenPageShown(() => {
  saveVisitStart();
  if (document.querySelector("[data-not-found]")) {
    console.error(`404: ${location.pathname}`);
    trackSiteEvent("not_found", {});
  }
});

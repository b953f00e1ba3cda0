import { saveFirstTouch } from "./attribution.ts";
import { applyTopic } from "./booking/topic.ts";
import { raise, trackLinkClicks } from "./events.ts";
import { enhanceHeader } from "./layout/header-script.ts";
import { setUpPageTransition } from "./page-transition.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { handleStripButton } from "./sections/strip-script.ts";
import { whenShown } from "./shown.ts";
import { playChats } from "./vignettes/chat-script.ts";

// The script of every page; the build bundles it into one classic script, which runs after the page is there.
// Controls that need a script are shown from here on (playback-button.css).
document.documentElement.dataset.boot = "";

enhanceHeader();
setUpPageTransition();
prefetchLinks();
trackLinkClicks();
applyTopic();
handleStripButton();
playChats();

// A page that is only prerendered keeps, counts and logs nothing.
whenShown(() => {
  saveFirstTouch();
  if (document.querySelector("[data-not-found]")) {
    console.error(`404: ${location.pathname}`);
    raise("not_found", {});
  }
});

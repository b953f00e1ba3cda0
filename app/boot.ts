import { keepFirstTouch } from "./attribution.ts";
import { followTopic } from "./booking/topic.ts";
import { listenForLinks, raise } from "./events.ts";
import { completeHeader } from "./layout/header-script.ts";
import { limitPageTransition } from "./page-transition.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { workStripButton } from "./sections/strip-script.ts";
import { whenShown } from "./shown.ts";
import { playChats } from "./vignettes/chat-script.ts";

// The script of every page; the build bundles it into one classic script, which runs after the page is there.
// Controls that need a script are shown from here on (playback-button.css).
document.documentElement.dataset.boot = "";

completeHeader();
limitPageTransition();
prefetchLinks();
listenForLinks();
followTopic();
workStripButton();
playChats();

// A page that is only prerendered keeps, counts and logs nothing.
whenShown(() => {
  keepFirstTouch();
  if (document.querySelector("[data-not-found]")) {
    console.error(`404: ${location.pathname}`);
    raise("not_found", {});
  }
});

/** The script of /contacto when site.config.ts names a booking service: it watches the frame with the service's calendar. */
import { runWhenPageShown } from "../visit/shown.ts";
import { showTopicTextsAndGetTopic } from "../booking/topic.ts";
import { watchBookingFrame } from "./watch-booking.ts";

const bookingElement = document.querySelector<HTMLElement>("[data-booking]");
if (bookingElement) runWhenPageShown(() => watchBookingFrame(bookingElement, showTopicTextsAndGetTopic()));

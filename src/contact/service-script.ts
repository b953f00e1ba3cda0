// The script of /contacto when content/site.yaml names a booking service: it watches the frame with the service's calendar.
import { runWhenPageShown } from "../visit/shown.ts";
import { watchBookingFrame } from "./watch-booking.ts";

const bookingElement = document.querySelector<HTMLElement>("[data-booking]");
// topic-script.ts runs before and shows the lead of the topic in the address, or the one without a topic.
const { topic } = document.querySelector<HTMLElement>("[data-topic]:not([aria-hidden])")?.dataset ?? {};
if (bookingElement) runWhenPageShown(() => watchBookingFrame(bookingElement, topic));

/** The script of /contacto when site.config.ts names a booking service. */
import { whenShown } from "../shown.ts";
import { applyTopic } from "./topic.ts";
import { watchBooking } from "./watch-booking.ts";

const booking = document.querySelector<HTMLElement>("[data-booking]");
if (booking) whenShown(() => watchBooking(booking, applyTopic()));

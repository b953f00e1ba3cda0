/** The own script of /contacto where site.config.ts names a booking service: its frame does not wait for React. */
import { followTopic } from "./topic.ts";
import { watchBooking } from "./watch-booking.ts";

const booking = document.querySelector<HTMLElement>("[data-booking]");
if (booking) watchBooking(booking, followTopic());

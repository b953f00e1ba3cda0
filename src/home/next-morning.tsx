import { calls } from "../content/shared/calls.ts";
import { CallToAction } from "../sections/closing-call.tsx";
import { Horizon } from "../sections/horizon.tsx";
import { read } from "../site-content.ts";
import { Street } from "../ui/street.tsx";
import "./next-morning.css";

const { sun } = read(calls).closingCall;

/** The sun of the new day is a symbol of the meeting. */
export function NextMorning() {
  return (
    <section className="next-morning on-night overflow-hidden bg-night pt-16 text-center text-on-night lg:pt-20">
      <div className="page grid justify-items-center *:justify-center">
        <CallToAction titleClasses="max-w-headline text-statement" />
      </div>
      <div aria-hidden="true" className="next-sun isolate flow-root" data-print="hide">
        <Horizon>
          <div className="earth-turn earth-sun" />
          <Street className="street street-night" />
          <p className="relative -mt-[2vw] py-4 text-on-night-soft">
            <b data-when="day" className="block text-3xl text-on-night first-letter:uppercase">
              {sun.hour}
            </b>
            <span data-when="time">{sun.meeting}</span>
          </p>
        </Horizon>
      </div>
    </section>
  );
}

import { closingCall } from "#app/content/contact-calls.ts";
import { home } from "#app/content/home.ts";
import { pages } from "#app/content/pages.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { DayStory } from "#app/sections/day-story.tsx";
import { Highlights } from "#app/sections/highlights.tsx";
import { HomeOpening } from "#app/sections/home-opening.tsx";
import { IntegrationStrip } from "#app/sections/integration-strip.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { WhyUs } from "#app/sections/why-us.tsx";
import { Seo } from "#app/seo.tsx";

export default function Home() {
  return (
    <>
      <Seo {...pages.home} />
      <HomeOpening {...home.opening} />
      <BookingBar>
        <Highlights {...home.highlights} />
        <DayStory {...home.day} />
        <IntegrationStrip {...home.integrations} />
        <WhyUs {...home.why} />
        <Questions {...home.questions} />
      </BookingBar>
      <ClosingCall {...closingCall} />
    </>
  );
}

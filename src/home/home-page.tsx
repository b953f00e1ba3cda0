import { conversations } from "../content/shared/conversations.ts";
import { ownerWords } from "../content/shared/owner.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { CustomerReferences } from "../sections/customer-references.tsx";
import { Highlights } from "../sections/highlights.tsx";
import { Questions } from "../sections/questions.tsx";
import { read } from "../site-content.ts";
import { ConversationPicker } from "./conversation-picker.tsx";
import { DaySchedule } from "./day-schedule.tsx";
import { DayStory } from "./day-story.tsx";
import { HomeOpening } from "./home-opening.tsx";
import { IntegrationStrip } from "./integration-strip.tsx";
import { NextMorning } from "./next-morning.tsx";
import { WhyUs } from "./why-us.tsx";
import { homeWords } from "./words.ts";
import "./home-header.css";

const { talk } = read(conversations);
const { references } = read(ownerWords);
const { page: texts } = read(homeWords);

export function HomePage({ path }: PageProps) {
  return (
    <SitePage path={path}>
      <HomeOpening {...texts.opening}>
        {talk ? <ConversationPicker {...talk} /> : <DaySchedule {...texts.day} />}
      </HomeOpening>
      <BookingBar>
        <Highlights {...texts.highlights} />
        <DayStory {...texts.day} />
        {texts.hasIntegrations && <IntegrationStrip {...texts.integrations} />}
        <WhyUs {...texts.why} />
        {references && <CustomerReferences {...references} list={references.list.slice(0, 1)} />}
        <Questions {...texts.questions} />
      </BookingBar>
      <NextMorning />
    </SitePage>
  );
}

import { conversationPicker } from "../content/conversations.ts";
import { customerReferenceTexts } from "../content/owner.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { NextMorning } from "../sections/closing-call.tsx";
import { CustomerReferences } from "../sections/customer-references.tsx";
import { Highlights } from "../sections/highlights.tsx";
import { Questions } from "../sections/questions.tsx";
import { BookedWeek } from "./booked-week.tsx";
import { ConversationPicker } from "./conversation-picker.tsx";
import { DaySchedule } from "./day-schedule.tsx";
import { DayStory } from "./day-story.tsx";
import { DormantContacts } from "./dormant-contacts.tsx";
import { HomeOpening } from "./home-opening.tsx";
import { IncomingQuestions } from "./incoming-questions.tsx";
import { IntegrationStrip } from "./integration-strip.tsx";
import { OrderQuestion } from "./order-question.tsx";
import { OvernightEvents } from "./overnight-events.tsx";
import { SalesStages } from "./sales-stages.tsx";
import { SharedSheet } from "./shared-sheet.tsx";
import { WhyUs } from "./why-us.tsx";
import { homePictureTexts as pictures, homePageTexts as texts } from "./words.ts";

export function HomePage() {
  return (
    <SitePage path="/">
      <HomeOpening {...texts.opening}>
        {conversationPicker ? <ConversationPicker {...conversationPicker} /> : <DaySchedule {...texts.day} />}
      </HomeOpening>
      <BookingBar>
        <Highlights {...texts.highlights} />
        <DayStory
          {...texts.day}
          pictures={{
            workspace: <SharedSheet {...pictures.sharedSheet} />,
            receptionist: <IncomingQuestions {...pictures.incomingQuestions} />,
            scheduling: <BookedWeek {...pictures.bookedWeek} />,
            support: <OrderQuestion {...pictures.orderStatus} />,
            stages: <SalesStages {...pictures.salesStages} />,
            reactivation: <DormantContacts {...pictures.dormantContacts} />,
            kaseya: <OvernightEvents {...pictures.nightWatch} />,
          }}
        />
        {texts.hasIntegrations && <IntegrationStrip {...texts.integrations} />}
        <WhyUs {...texts.why} />
        {customerReferenceTexts && (
          <CustomerReferences
            title={customerReferenceTexts.title}
            references={customerReferenceTexts.list.slice(0, 1)}
          />
        )}
        <Questions heading={texts.questions.heading} questions={texts.questions.list} />
      </BookingBar>
      <NextMorning />
    </SitePage>
  );
}

import { closingCallTexts } from "../content/calls.ts";
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
import type { homePageTexts, homePictureTexts } from "./words.ts";

export function HomePage({
  texts,
  pictures,
}: {
  texts: typeof homePageTexts;
  pictures: typeof homePictureTexts;
}) {
  const { opening, integrations, why, questions } = texts;
  return (
    <SitePage path="/">
      <HomeOpening
        title={opening.title}
        lead={opening.lead}
        bookingLabel={opening.call}
        credentials={opening.proof}
        dayStoryLinkLabel={opening.more}
      >
        {conversationPicker ? (
          <ConversationPicker {...conversationPicker} />
        ) : (
          <DaySchedule title={texts.day.title} moments={texts.day.moments} />
        )}
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
        {texts.hasIntegrations && (
          <IntegrationStrip
            title={integrations.title}
            pauseLabel={integrations.pause}
            playLabel={integrations.play}
          />
        )}
        <WhyUs
          title={why.title}
          partnershipsHeading={why.partners}
          milestones={why.milestones}
          trailingPartnershipCount={why.trailingPartnershipCount}
          reasons={why.reasons}
        />
        {customerReferenceTexts && (
          <CustomerReferences
            title={customerReferenceTexts.title}
            references={customerReferenceTexts.list.slice(0, 1)}
          />
        )}
        <Questions heading={questions.heading} questions={questions.list} />
      </BookingBar>
      <NextMorning {...closingCallTexts} />
    </SitePage>
  );
}

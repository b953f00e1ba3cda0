import { BookingBar } from "#app/sections/booking-bar.tsx";
import { NextMorning } from "#app/sections/closing-call.tsx";
import { CustomerReferences } from "#app/sections/customer-references.tsx";
import { DayStory } from "#app/sections/day-story.tsx";
import { Highlights } from "#app/sections/highlights.tsx";
import { HomeOpening } from "#app/sections/home-opening.tsx";
import { IntegrationStrip } from "#app/sections/integration-strip.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { WhyUs } from "#app/sections/why-us.tsx";
import { Seo } from "#app/seo.tsx";
import { BookedWeek } from "#app/vignettes/booked-week.tsx";
import { ConversationPicker } from "#app/vignettes/conversation-picker.tsx";
import { DaySchedule } from "#app/vignettes/day-schedule.tsx";
import { DormantContacts } from "#app/vignettes/dormant-contacts.tsx";
import { IncomingQuestions } from "#app/vignettes/incoming-questions.tsx";
import { OrderQuestion } from "#app/vignettes/order-question.tsx";
import { OvernightEvents } from "#app/vignettes/overnight-events.tsx";
import { SalesStages } from "#app/vignettes/sales-stages.tsx";
import { SharedSheet } from "#app/vignettes/shared-sheet.tsx";
import { closingCallTexts } from "#content/calls";
import { conversationPicker } from "#content/conversations";
import { homePageTexts, homePictureTexts } from "#content/home";
import { customerReferenceTexts } from "#content/owner";
import { fixedPageEntries } from "#content/pages";

export default function Home() {
  const { opening, integrations, why, questions } = homePageTexts;
  return (
    <>
      <Seo {...fixedPageEntries.home} />
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
          <DaySchedule title={homePageTexts.day.title} moments={homePageTexts.day.moments} />
        )}
      </HomeOpening>
      <BookingBar>
        <Highlights {...homePageTexts.highlights} />
        <DayStory
          {...homePageTexts.day}
          pictures={{
            workspace: <SharedSheet {...homePictureTexts.sharedSheet} />,
            receptionist: <IncomingQuestions {...homePictureTexts.incomingQuestions} />,
            scheduling: <BookedWeek {...homePictureTexts.bookedWeek} />,
            support: <OrderQuestion {...homePictureTexts.orderStatus} />,
            stages: <SalesStages {...homePictureTexts.salesStages} />,
            reactivation: <DormantContacts {...homePictureTexts.dormantContacts} />,
            kaseya: <OvernightEvents {...homePictureTexts.nightWatch} />,
          }}
        />
        {homePageTexts.hasIntegrations && (
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
    </>
  );
}

import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { home } from "#app/content/home.ts";
import { Link, type SitePath } from "#app/ui/link.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { BookedWeek } from "#app/vignettes/booked-week.tsx";
import { DormantContacts } from "#app/vignettes/dormant-contacts.tsx";
import { IncomingQuestions } from "#app/vignettes/incoming-questions.tsx";
import { NightWatch } from "#app/vignettes/night-watch.tsx";
import { SalesStages } from "#app/vignettes/sales-stages.tsx";

type Moments = (typeof home)["day"]["moments"];

function Moment({
  moment,
  to,
  className = "",
  children,
}: {
  moment: Moments[keyof Moments];
  to: SitePath;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <li className={`day-moment group ${className}`}>
      <div className="flex h-full flex-col">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="day-hour">{moment.hour}</span>
          <span className="opacity-80">{moment.product}</span>
        </p>
        <h3 className="mt-3 text-xl">{moment.title}</h3>
        <p className="mt-2 max-w-lead opacity-85">{moment.text}</p>
        <p className="mt-auto pt-4">
          <Link to={to} className="day-link">
            {moment.more}
            <ArrowRight className="size-5 flex-none transition-transform group-hover:nudge motion-reduce:transition-none" />
          </Link>
        </p>
      </div>
      {children}
    </li>
  );
}

/** The solutions as the hours of one working day: each where it shows itself, none like its neighbour. */
export function DayStory({ title, lead, moments }: (typeof home)["day"]) {
  return (
    <Section id="un-dia" tabIndex={-1}>
      <SectionHeading title={title} lead={lead} />
      <ol className="day mt-12 lg:mt-16">
        <Moment moment={moments.workspace} to="/google-workspace" className="lg:col-span-5 day-plain" />
        <Moment moment={moments.receptionist} to="/agentes-ia" className="lg:col-span-7 day-wash day-picture">
          <IncomingQuestions />
        </Moment>
        <Moment moment={moments.scheduling} to="/agentes-ia" className="lg:col-span-8 day-sheet day-picture">
          <BookedWeek />
        </Moment>
        <Moment moment={moments.support} to="/agentes-ia" className="lg:col-span-4 day-plain" />
        <Moment moment={moments.crm} to="/crm" className="lg:col-span-5 day-sunk">
          <SalesStages />
        </Moment>
        <Moment
          moment={moments.reactivation}
          to="/agentes-ia"
          className="lg:col-span-7 day-sheet day-picture"
        >
          <DormantContacts />
        </Moment>
        <Moment
          moment={moments.kaseya}
          to="/kaseya"
          className="lg:col-span-12 day-night on-night day-picture"
        >
          <NightWatch />
        </Moment>
      </ol>
    </Section>
  );
}

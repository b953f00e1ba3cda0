import { LargeClaim } from "../sections/claim-and-picture.tsx";
import { Section } from "../ui/section.tsx";
import type { CrmTexts } from "./words.ts";

/** A claim about the firm's years with the product, and in the size of a quotation what the firm learnt in that time. */
export function ClaimAndLesson({ claim, lesson }: NonNullable<CrmTexts["experience"]>) {
  return (
    <Section className="axes items-center gap-x-8 gap-y-4 max-lg:grid-fit-2xs">
      <div className="axis-side">
        <LargeClaim claim={claim} />
      </div>
      <p className="axis-main text-lg/snug md:text-2xl">{lesson}</p>
    </Section>
  );
}

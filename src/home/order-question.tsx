import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./order-question.css";

/** At night a customer asks about an order, and the agent answers: the picture of the agent for support. */
export function OrderQuestion({ label, question, answer }: HomePictures["orderStatus"]) {
  return (
    <Vignette label={label} className="grid gap-6">
      {/* The shop stands on the ground beside the question; the answer is below the light of its door. */}
      <div className="flex flex-wrap items-center gap-3 border-b border-current/25">
        <StreetObjectIcon
          name="workshop"
          className="order-shop street-night street-lit -mt-8 overflow-visible"
        />
        <div className="chat-message" data-from="customer">
          <p className="chat-bubble text-ink">{question}</p>
        </div>
      </div>
      <p className="mt-6 chat-message chat-bubble justify-self-start text-ink lg:mt-8">{answer}</p>
    </Vignette>
  );
}

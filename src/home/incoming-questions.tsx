import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";

export function IncomingQuestions({ label, chats }: HomePictures["incomingQuestions"]) {
  return (
    <Vignette label={label} className="grid items-start gap-4 xl:grid-cols-3 xl:gap-8">
      {chats.map(({ question, answer }) => (
        <div key={question} className="grid gap-3">
          <div className="chat-message" data-from="customer">
            <p className="chat-bubble">{question}</p>
          </div>
          <p className="chat-message chat-bubble justify-self-start">{answer}</p>
        </div>
      ))}
    </Vignette>
  );
}

import { Vignette } from "../ui/vignette.tsx";

interface IncomingQuestionsProps {
  /** The description of the picture for screen readers. */
  label: string;
  chats: readonly { question: string; answer: string }[];
}

export function IncomingQuestions({ label, chats }: IncomingQuestionsProps) {
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

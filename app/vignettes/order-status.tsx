import { Vignette } from "#app/ui/vignette.tsx";

interface OrderStatusProps {
  label: string;
  question: string;
  answer: string;
  stops: readonly string[];
}

export function OrderStatus({ label, question, answer, stops }: OrderStatusProps) {
  return (
    <Vignette label={label} className="grid justify-items-start gap-4 lg:gap-6">
      <div className="chat-message" data-from="customer">
        <p className="chat-bubble text-ink">{question}</p>
      </div>
      <p className="chat-message chat-bubble text-ink">{answer}</p>
      <div className="stops mt-2">
        {stops.map((stop) => (
          <span key={stop}>{stop}</span>
        ))}
      </div>
    </Vignette>
  );
}

import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Text } from "./text.tsx";

const controlClasses =
  "peer block w-full scroll-my-12 rounded-xl border border-line-strong bg-surface-raised px-4 py-3";
const controlStateClasses =
  "placeholder:text-ink-soft/80 read-only:bg-surface-sunk user-invalid:border-bad aria-invalid:border-bad";

/** field-errors.ts writes the error, which is outside the label, because the label is the accessible name of the field. */
export function FormField(props: ComponentProps<"input"> & { label: string; rows?: number }) {
  const { label, ...controlProps } = props;
  const { name, rows } = controlProps;
  const id = `application-${name}`;
  const errorId = `${id}-fault`;
  const Control = (rows ? "textarea" : "input") as "input";
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <Text>{label}</Text>
      </label>
      <Control
        {...controlProps}
        id={id}
        required
        aria-describedby={errorId}
        className={`${controlClasses} ${controlStateClasses} ${rows ? "md:min-h-56" : "min-h-13"}`}
        suppressHydrationWarning
      />
      <p id={errorId} className="mt-1.5 hidden gap-2 text-sm font-semibold text-bad peer-aria-invalid:flex">
        <CircleAlert className="mt-0.5 size-icon flex-none" />
        <Text>{""}</Text>
      </p>
    </div>
  );
}

import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Text } from "./text.tsx";

const controlClasses =
  "peer block w-full scroll-mt-12 scroll-mb-12 rounded-md border border-line-strong bg-surface-raised px-4 py-3 placeholder:text-ink-soft/80 read-only:bg-surface-sunk user-invalid:border-bad aria-invalid:border-bad";

/**
 * A field of the application form and an element for its error, which field-errors.ts writes, also before hydration. The
 * error is outside the label, because the label is the accessible name of the field.
 * @param props.rows the height of a <textarea>; without it the field is an <input>
 */
export function FormField(props: ComponentProps<"input"> & { label: string; rows?: number }) {
  const { label, rows, ...controlProps } = props;
  const id = `application-${controlProps.name}`;
  const errorId = `${id}-fault`;
  const Control = (rows ? "textarea" : "input") as "input";
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <Text>{label}</Text>
      </label>
      <Control
        {...controlProps}
        {...{ rows }}
        id={id}
        required
        aria-describedby={errorId}
        className={`${controlClasses} ${rows ? "md:min-h-56" : "min-h-13"}`}
        // field-errors.ts may have marked the field before hydration.
        suppressHydrationWarning
      />
      <p id={errorId} className="mt-1.5 hidden gap-2 text-sm font-semibold text-bad peer-aria-invalid:flex">
        <CircleAlert className="mt-0.5 square-5 flex-none" />
        <Text>{""}</Text>
      </p>
    </div>
  );
}

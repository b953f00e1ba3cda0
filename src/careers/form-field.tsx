import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Text } from "./text.tsx";

interface FormFieldProps extends ComponentProps<"input"> {
  label: string;
  /** The height of a <textarea> in rows; without it the field is an <input>. */
  rows?: number;
}

const inputClasses =
  "peer block w-full scroll-mt-12 scroll-mb-12 rounded-md border border-line-strong bg-surface-raised px-4 py-3 placeholder:text-ink-soft/80 read-only:bg-surface-sunk user-invalid:border-bad aria-invalid:border-bad";

/**
 * A field of the application form and an element for its error, which field-errors.ts writes, also before hydration. The
 * error is outside the label, because the label is the accessible name of the field.
 */
export function FormField({ label, rows, ...controlProps }: FormFieldProps) {
  const id = `application-${controlProps.name}`;
  const errorId = `${id}-fault`;
  const attributes = {
    ...controlProps,
    id,
    required: true,
    "aria-describedby": errorId,
    // field-errors.ts may have marked the field before hydration.
    suppressHydrationWarning: true,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <Text>{label}</Text>
      </label>
      {rows ? (
        <textarea rows={rows} className={`${inputClasses} md:min-h-56`} {...(attributes as object)} />
      ) : (
        <input className={`${inputClasses} min-h-13`} {...attributes} />
      )}
      <p id={errorId} className="mt-1.5 hidden gap-2 text-sm font-semibold text-bad peer-aria-invalid:flex">
        <CircleAlert className="mt-0.5 square-5 flex-none" />
        <Text>{""}</Text>
      </p>
    </div>
  );
}

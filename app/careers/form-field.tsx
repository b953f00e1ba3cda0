import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import type { FieldName } from "./application.ts";

interface FormFieldProps
  extends Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "readOnly"> {
  name: FieldName;
  label: string;
  placeholder: string;
  rows?: number;
  /** What the browser finds wrong with what is in it, in the browser's words. */
  fault?: string;
}

const box =
  "block w-full scroll-mt-12 scroll-mb-12 rounded-md border border-line-strong bg-surface-raised px-4 py-3 placeholder:text-ink-soft read-only:bg-surface-sunk user-invalid:border-bad aria-invalid:border-bad";

/** The fault stands outside the label, or it would become part of the field's name. */
export function FormField({ label, rows, fault, type, inputMode, ...shared }: FormFieldProps) {
  const id = `application-${shared.name}`;
  const faultId = `${id}-fault`;
  const state = { id, required: true, ...(fault && { "aria-invalid": true, "aria-describedby": faultId }) };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} className={box} {...shared} {...state} />
      ) : (
        <input type={type} inputMode={inputMode} className={`${box} min-h-13`} {...shared} {...state} />
      )}
      {fault && (
        <p id={faultId} className="mt-1.5 flex gap-2 text-sm font-semibold text-bad">
          <CircleAlert className="mt-0.5 size-5 flex-none" />
          {fault}
        </p>
      )}
    </div>
  );
}

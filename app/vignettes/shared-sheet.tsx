import { Vignette } from "#app/ui/vignette.tsx";

interface SharedSheetProps {
  label: string;
  title: string;
  rows: readonly { what: string; amount: string /** Who is in this row now. */; editor?: string }[];
}

export function SharedSheet({ label, title, rows }: SharedSheetProps) {
  return (
    <Vignette label={label} className="sheet rounded-lg bg-surface-raised shadow-soft">
      <p className="sheet-row">{title}</p>
      {rows.map(({ what, amount, editor }) => (
        <p key={what} className={editor ? "sheet-row outline-2 outline-brand" : "sheet-row"}>
          <span>{what}</span>
          {editor && <span className="rounded-sm bg-brand px-2 text-surface">{editor}</span>}
          <b>{amount}</b>
        </p>
      ))}
    </Vignette>
  );
}

import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./shared-sheet.css";

export function SharedSheet({ label, title, rows }: HomePictures["sharedSheet"]) {
  return (
    <Vignette label={label} className="overflow-clip rounded-lg bg-surface-raised pb-3 shadow-soft">
      <p className="p-3 font-semibold lg:px-6 lg:py-5">{title}</p>
      <div className="sheet-grid">
        <p className="sheet-head" />
        <p className="sheet-head">A</p>
        <p className="sheet-head">B</p>
        {rows.map(({ what, amount, editor }, index) => (
          <div key={what} className="contents">
            <p className="sheet-head">{index + 1}</p>
            <p className="sheet-cell">{what}</p>
            <p
              className={`sheet-cell justify-end ${editor ? "outline-2 -outline-offset-2 outline-brand" : ""}`}
            >
              {editor && <span className="rounded-sm bg-brand px-2 text-surface">{editor}</span>}
              <b>{amount}</b>
            </p>
          </div>
        ))}
      </div>
    </Vignette>
  );
}

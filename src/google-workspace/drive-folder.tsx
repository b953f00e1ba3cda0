import { FileText, Folder, Image, Sheet } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

const iconAndColourByFileKind = {
  folder: { Icon: Folder, colour: "stroke-ink-soft" },
  sheet: { Icon: Sheet, colour: "stroke-file-sheet" },
  document: { Icon: FileText, colour: "stroke-file-document" },
  image: { Icon: Image, colour: "stroke-file-image" },
} as const;

export type FileKind = keyof typeof iconAndColourByFileKind;

export function FileIcon({ kind }: { kind: FileKind }) {
  const { Icon, colour } = iconAndColourByFileKind[kind];
  return <Icon className={`size-[1.5rem] flex-none ${colour}`} />;
}

function FileEditors({ initials }: { initials: readonly string[] }) {
  return (
    <span className="flex -space-x-1">
      {initials.map((initial) => (
        <span
          key={initial}
          className="grid size-[1.75rem] place-items-center rounded-full border border-surface-raised bg-brand font-semibold text-surface"
        >
          {initial}
        </span>
      ))}
    </span>
  );
}

export function DriveFolder({ label, folder, files }: GoogleWorkspacePictures["driveFolder"]) {
  return (
    <Vignette
      label={label}
      className="rounded-2xl bg-surface-raised px-4 pt-3 pb-1 shadow-lg lg:px-5 lg:pt-4 lg:pb-2"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 pb-2 text-lg">
        <span className="font-semibold">{folder}</span>
        <ExampleLabel />
      </p>
      {files.map(({ kind, name, who, editing }) => (
        <p key={name} className="flex min-h-12 flex-wrap items-center gap-x-3 border-t border-line">
          <FileIcon kind={kind} />
          <span className="grow">{name}</span>
          {editing && <FileEditors initials={editing} />}
          {who && <span className="ms-auto text-ink-soft">{who}</span>}
        </p>
      ))}
    </Vignette>
  );
}

import { FileText, Folder, Image, Sheet, Users } from "lucide-react";
import { claims } from "#app/content/claims.ts";
import { Vignette } from "#app/ui/vignette.tsx";

const files = [
  { icon: Folder, name: "Contratos", owner: "Ana", changed: "lun 4" },
  { icon: Sheet, name: "Presupuestos", owner: "Diego", changed: "10:12", editing: ["A", "D", "S"] },
  { icon: FileText, name: "Propuesta Hotel", owner: "Sofía", changed: "9:48", editing: ["S"] },
  { icon: Image, name: "Fotos de obra", owner: "Diego", changed: "ayer" },
];

/** Gigabytes that the firm of the pictures uses of its plan. */
export const used = 12.4;
const share = `${((100 * used) / Number.parseInt(claims.storage.figure, 10)).toFixed(1)}%`;

/** The folder of a small firm in Drive, with two of its files being edited. */
export function DriveFolder() {
  return (
    <Vignette
      label="Carpeta de Drive compartida con el equipo: cuatro elementos, dos de ellos con personas editando."
      className="rounded-lg bg-surface-raised pb-12 shadow-lift md:pb-10"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-4">
        <span className="text-sm font-semibold">
          <span className="font-normal text-ink-soft">Mi unidad › </span>Clientes
        </span>
        <span className="flex items-center gap-1.5 text-ink-soft">
          <Users className="size-4" />
          Equipo
        </span>
      </p>
      <div className="@container px-5">
        {files.map(({ icon: Icon, name, owner, changed, editing = [] }) => (
          <p key={name} className="flex min-h-12 items-center gap-3 border-b border-line last:border-0">
            <Icon className="size-5 flex-none text-brand" strokeWidth={1.75} />
            <span className="flex-1 font-medium">{name}</span>
            <span className="flex -space-x-1 @max-picture-narrow:hidden">
              {editing.map((person) => (
                <span
                  key={person}
                  className="grid size-6 place-items-center rounded-full border border-surface-raised bg-brand font-semibold text-surface"
                >
                  {person}
                </span>
              ))}
            </span>
            <span className="hidden min-w-12 text-ink-soft @picture-wide:inline">{owner}</span>
            <span className="min-w-12 text-end whitespace-nowrap text-ink-soft">{changed}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-y-2 border-t border-line px-5 pt-4 text-ink-soft">
        <span>Tu espacio</span>
        <svg aria-hidden="true" width="100%" height="6">
          <rect width="100%" height="6" rx="3" className="fill-line" />
          <rect width={share} height="6" rx="3" className="fill-brand" />
        </svg>
        {/* At the left: from a tablet on a picture stands in front of the rest of the foot. */}
        <span>{`${String(used).replace(".", ",")}\u00a0GB de ${claims.storage.figure}`}</span>
      </div>
    </Vignette>
  );
}

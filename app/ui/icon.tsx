import {
  Activity,
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  FileText,
  Folder,
  HardDrive,
  Headset,
  Image,
  type LucideProps,
  Mail,
  MessageSquare,
  PhoneIncoming,
  RefreshCcw,
  RefreshCw,
  Sheet,
  ShieldCheck,
  Video,
} from "lucide-react";

/** The icons that content names, and no others: each one listed here is downloaded by every page that shows any. */
const icons = {
  activity: Activity,
  calendar: CalendarDays,
  "calendar-check": CalendarCheck,
  chat: MessageSquare,
  clipboard: ClipboardList,
  disk: HardDrive,
  document: FileText,
  folder: Folder,
  headset: Headset,
  image: Image,
  mail: Mail,
  phone: PhoneIncoming,
  reactivate: RefreshCcw,
  sheet: Sheet,
  shield: ShieldCheck,
  update: RefreshCw,
  video: Video,
} as const;

export type IconName = keyof typeof icons;

/** The icon that a text of `content/` names. */
export function Icon({ name, ...props }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing {...props} />;
}

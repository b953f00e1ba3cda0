import { lineIconProps, whatsappIconSvgPath } from "../ui/whatsapp-icon.tsx";

const channelIconSvgPaths = {
  whatsapp: whatsappIconSvgPath,
  mail: "M2.5 4.2h15v11.6h-15zM3 5l7 5.8L17 5",
  instagram:
    "M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 6.9a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2zM13.9 5.9v.3",
} as const;

export type Channel = keyof typeof channelIconSvgPaths;

export function ChannelIcon({ channel, className = "" }: { channel: Channel; className?: string }) {
  return (
    <svg
      {...lineIconProps}
      aria-hidden="true"
      strokeWidth="1.5"
      className={`size-[1.125rem] flex-none ${className}`}
    >
      <path d={channelIconSvgPaths[channel]} />
    </svg>
  );
}

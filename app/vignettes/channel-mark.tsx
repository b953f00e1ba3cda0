export type Channel = "whatsapp" | "mail" | "instagram";

const drawings = {
  whatsapp: (
    <path d="M3.2 16.8l1-3.4a6.8 6.8 0 1 1 2.5 2.4zM7.6 7.4c0 2.7 2.3 5 5 5l.8-1.3-1.7-1-.9.7a4 4 0 0 1-1.6-1.6l.7-.9-1-1.7z" />
  ),
  mail: <path d="M2.5 4.2h15v11.6h-15zM3 5l7 5.8L17 5" />,
  instagram: (
    <path d="M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 6.9a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2zM13.9 5.9v.3" />
  ),
} satisfies Record<Channel, React.ReactNode>;

export function ChannelMark({ channel, className = "" }: { channel: Channel; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-4.5 flex-none ${className}`}
    >
      {drawings[channel]}
    </svg>
  );
}

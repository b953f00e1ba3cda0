export function AgentFace() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 5.5h16v11h-8.5L7 20.5v-4H4z" />
      <path
        d="M12 8.2l.9 1.9 1.9.9-1.9.9-.9 1.9-.9-1.9-1.9-.9 1.9-.9z"
        fill="currentColor"
        strokeWidth="0.6"
      />
    </svg>
  );
}

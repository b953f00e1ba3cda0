import type { ReactNode } from "react";

const speechBubble = (
  <>
    <path
      className="street-wall"
      d="M45-9H86a6 6 0 0 1 6 6V14a6 6 0 0 1-6 6H58L48 30V20H45a6 6 0 0 1-6-6V-3a6 6 0 0 1 6-6Z"
    />
    <path className="street-line" d="M48 1.500H83M48 9.500H70" />
  </>
);

/** The record card of a customer, the hotel. It stands behind the roof. */
const customerCard = (
  <g transform="rotate(-5 56 20)">
    <path className="street-wall" d="M31-9H81a4 4 0 0 1 4 4V46H27V-5a4 4 0 0 1 4-4Z" />
    <svg x="32" y="-5" width="28" height="41" viewBox="0 0 58 84" aria-hidden="true">
      <use href="#street-hotel" />
    </svg>
    <path className="street-line" d="M64 4H79M64 12H79M64 20H73" />
  </g>
);

const mailAddressSign = (
  <>
    <path className="street-line" d="M28 18V44M68 18V44" />
    <path
      className="street-wall"
      d="M14-9H82a4 4 0 0 1 4 4V16a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V-5a4 4 0 0 1 4-4Z"
    />
    <path
      className="street-line"
      d="M27 6a4 4.500 0 1 1-8 0 4 4.500 0 1 1 8 0M27 1.500v9M33 10.500v-9M33 5.500a3.500 4 0 0 1 7 0v5M54 6a4 4.500 0 1 1-8 0 4 4.500 0 1 1 8 0M54 1.500v9M72 5.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 1 1 7 0v1.500a2.500 2.500 0 0 0 5 0v-1.500a8.500 8.500 0 1 0-4 7.200"
    />
  </>
);

const drawings: Record<string, { behind?: ReactNode; inFront?: ReactNode; className?: string }> = {
  "/agentes-ia": { inFront: speechBubble },
  "/crm": { behind: customerCard },
  "/google-workspace": { behind: mailAddressSign },
  "/kaseya": { className: "shop-alarmed" },
};

export function WorkshopWithDrawing(props: { solutionPath: string; className: string }) {
  const { behind, inFront, className = "" } = drawings[props.solutionPath] ?? {};
  return (
    <svg
      viewBox={behind || inFront ? "-2 -14 100 98" : "-2 26 100 58"}
      aria-hidden="true"
      className={`street-day street-at-workshop ${className} ${props.className}`}
    >
      {behind && <g className="street-shop">{behind}</g>}
      <use href="#street-workshop" />
      {inFront && <g className="street-shop">{inFront}</g>}
    </svg>
  );
}

import type { CartonPrint } from "./goods.ts";

interface PrintProps {
  readonly print: CartonPrint;
}

/** A gift card with the shop's logo, in front of its envelope. */
export const GiftCard = ({ print }: PrintProps) => (
  <>
    <g transform="rotate(-4 0 -20)">
      <rect x="-46" y="-58" width="92" height="56" rx="2" fill="#f7f5f0" stroke="#d8d3c7" strokeWidth=".6" />
      <path d="M-46-58l46 30 46-30" fill="none" stroke="#d8d3c7" strokeWidth=".8" />
    </g>
    <g transform="rotate(5 0 -20)">
      <rect x="-44" y="-52" width="86" height="52" rx="4" fill="url(#p)" />
      <circle cx="20" cy="-26" r="13" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.4" />
      <circle cx="20" cy="-26" r="8" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.4" />
      <circle cx="20" cy="-26" r="3" fill="#fff" fillOpacity=".9" />
      <path d="M-36-14h26M-36-9h16" stroke="#fff" strokeOpacity=".8" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M-36-44v-8M-30-44v-8" stroke={print.top} strokeWidth="3" />
      <path d="M-44-48q0-4 4-4h78q4 0 4 4" fill="none" stroke="#fff6" strokeWidth=".8" />
    </g>
  </>
);

/** A booklet about measuring: two pupils and the line between them. */
export const Guide = ({ print }: PrintProps) => (
  <>
    <path d="M-30-76l60-2v76l-60 2z" fill="#d7dad7" />
    <path d="M-34-78h62v76h-62z" fill="#fbfbf9" stroke="#d3d6d3" strokeWidth=".5" />
    <path d="M-34-78h62v30h-62z" fill="url(#p)" />
    <path d="M-28-70h30M-28-64h20" stroke="#fff" strokeOpacity=".85" strokeWidth="2" strokeLinecap="round" />
    <g fill="none" stroke={print.side} strokeWidth="1.1">
      <path d="M-26-28q9-9 18 0q-9 9-18 0zM2-28q9-9 18 0q-9 9-18 0z" />
      <path d="M-17-34v-6M11-34v-6M-17-38h28" />
    </g>
    <circle cx="-17" cy="-28" r="3" fill={print.left} />
    <circle cx="11" cy="-28" r="3" fill={print.left} />
    <path d="M-28-14h48M-28-9h36" stroke="#b9bfbb" strokeWidth="1.4" strokeLinecap="round" />
  </>
);

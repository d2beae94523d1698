import { drawing } from "./EmptyFrame.css.ts";

/** A pair of glasses without lenses, in the lines of a workshop drawing. */
export function EmptyFrame() {
  return (
    <svg className={drawing} viewBox="0 0 200 96" fill="none" stroke="currentColor" aria-hidden="true">
      <g vectorEffect="non-scaling-stroke">
        <path d="M26 40c0-15 13-21 32-21s31 7 31 20c0 20-13 36-31 36S26 60 26 40Z" />
        <path d="M174 40c0-15-13-21-32-21s-31 7-31 20c0 20 13 36 31 36s32-15 32-35Z" />
        <path d="M89 37c3-5 7-7 11-7s8 2 11 7M26 35l-9-2v7l9 3M174 35l9-2v7l-9 3" />
      </g>
      <path d="M17 46v42M183 46v42" strokeDasharray="1 4" />
      <path d="M17 86h166M17 82v8M183 82v8" />
    </svg>
  );
}

import { style } from "@vanilla-extract/css";

/** Shows a list's controls, which are hidden until these styles have arrived (`components/later.css.ts`). */
export const styled = style({ display: "contents", visibility: "visible" });

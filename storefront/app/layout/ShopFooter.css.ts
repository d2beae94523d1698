import { style } from "@vanilla-extract/css";

/** Shows the footer, which is hidden until these styles have arrived (`components/later.css.ts`). */
export const styled = style({ display: "contents", visibility: "visible" });

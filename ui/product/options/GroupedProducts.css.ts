import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export { around as group } from "../../catalog/listing/ProductLine.css.ts";

export const stock = style({ marginBlockStart: vars.space[2], fontSize: vars.text.xs });

/** A fixed width in all lines, so that an error message does not shift its product. */
const oneWidth = { inlineSize: "14rem", maxInlineSize: "100%" } as const;

export const order = style(oneWidth);

export const unavailable = style({
  ...oneWidth,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});

export const foot = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** A live region must exist before its text, or it is not announced. While empty it takes no space. */
export const alert = style({ selectors: { "&:empty": { position: "absolute" } } });

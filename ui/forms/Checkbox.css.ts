import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: "10px",
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  // As high as the box, and with large type as high as that needs.
  lineHeight: "max(20px, 1.4em)",
  cursor: "pointer",
});

/** Holds box and tick in one place. */
export const mark = style({ display: "grid", inlineSize: "20px", blockSize: "20px" });

export const input = style({
  gridArea: "1 / 1",
  appearance: "none",
  inlineSize: "20px",
  blockSize: "20px",
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  cursor: "pointer",
  transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:checked": { borderColor: vars.color.ink, background: vars.color.ink },
    "&[aria-invalid='true']": { borderColor: vars.color.sale, borderWidth: "2px" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&:disabled": { borderColor: "GrayText" } } } },
});

export const tick = style({
  gridArea: "1 / 1",
  placeSelf: "center",
  inlineSize: "14px",
  blockSize: "14px",
  color: vars.color.canvas,
  pointerEvents: "none",
  visibility: "hidden",
  selectors: { [`${input}:checked + &`]: { visibility: "visible" } },
  // A forced background is the page's, and the tick in its colour would not be seen.
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

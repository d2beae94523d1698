import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: "10px",
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  // As high as the box, and higher with large type.
  lineHeight: "max(20px, 1.4em)",
  cursor: "pointer",
});

/** Stacks box and tick in one grid cell. */
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
  // Forced colours replace the background, so that a tick in the canvas colour would be invisible.
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

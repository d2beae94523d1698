import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const legend = style({ marginBlockEnd: vars.space[2], fontSize: vars.text.sm, fontWeight: vars.weight.label });

/** Equally wide boxes, one below the other where they do not fit. */
export const boxes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: vars.space[2],
});

/** The chosen box has an ink border of 2 px. */
export const box = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  padding: `11px ${vars.space[3]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  fontSize: vars.text.sm,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(> input:checked)": { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    "&:has(> input:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&:has(> input:checked)": { outline: "2px solid Highlight" } } },
  },
});

/** The radio button covers the whole box. */
export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const label = style({ fontWeight: vars.weight.label });

export const note = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

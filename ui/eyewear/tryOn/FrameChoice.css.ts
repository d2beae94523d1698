import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frames = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  gap: vars.space[2],
});

export const frame = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  minBlockSize: vars.size.compact,
  border: "2px solid transparent",
  borderRadius: vars.radius.control,
  overflow: "hidden",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: vars.color.ink },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const name = style({
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[1],
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
});

export const crop = style({ display: "block", inlineSize: "100%", forcedColorAdjust: "none" });

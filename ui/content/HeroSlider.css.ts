import { media, vars } from "@dioptra/tokens";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const slider = style({ position: "relative", overflow: "hidden" });

const mutedColor = createVar();

export const track = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});

globalStyle(`${track} > *`, { display: "grid", scrollSnapAlign: "start", scrollSnapStop: "always" });

/** The controls are on what the current slide shows: the lit stage of a picture, or a band. */
export const controls = recipe({
  base: {
    position: "absolute",
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 1,
    paddingBlockEnd: vars.space[2],
    "@media": {
      [media.desktop]: { paddingBlockEnd: vars.space[6] },
      "(scripting: none)": { display: "none" },
    },
    pointerEvents: "none",
  },
  variants: {
    ground: {
      stage: { color: vars.color.onStage, vars: { [mutedColor]: vars.color.onStageMuted } },
      band: { color: vars.color.onBand, vars: { [mutedColor]: vars.color.onBandMuted } },
    },
  },
});

export const row = style([pageWidth, { display: "flex", alignItems: "center", gap: vars.space[2] }]);

globalStyle(`${row} > *`, { pointerEvents: "auto" });
globalStyle(`${row} > button`, { marginInlineStart: "-12px" });

export const names = style({
  display: "flex",
  flex: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": { [media.desktop]: { flex: "none", gap: vars.space[6] } },
});

export const name = style({
  flex: "1 1 0",
  minInlineSize: 0,
  minBlockSize: vars.size.compact,
  padding: 0,
  border: 0,
  background: "none",
  color: mutedColor,
  fontSize: vars.text.sm,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&::before": {
      content: '""',
      display: "block",
      borderBlockStart: "1px solid currentColor",
      marginBlock: "1px",
    },
    "&[aria-current]": { color: "inherit", fontWeight: vars.weight.label },
    "&[aria-current]::before": { borderBlockStartWidth: "2px", marginBlock: "0 1px" },
  },
  "@media": { [media.desktop]: { flex: "none", inlineSize: "12rem" } },
});

/** Below the desktop breakpoint, names are visually hidden and only their lines are shown. */
export const nameText = style({
  display: "block",
  overflow: "hidden",
  paddingBlockStart: vars.space[2],
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    "(width < 1024px)": { position: "absolute", clipPath: "inset(50%)", inlineSize: "1px", blockSize: "1px" },
  },
});

export const steps = style({ display: "flex", marginInlineStart: "auto" });

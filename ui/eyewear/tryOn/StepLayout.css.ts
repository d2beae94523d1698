import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { aboveNotices } from "../../overlays/overlayParts.css.ts";

export const step = style([
  aboveNotices,
  {
    flex: "1 1 auto",
    overscrollBehavior: "contain",
    "@media": {
      [media.tablet]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 20rem", overflowY: "hidden" },
    },
  },
]);

/** The photograph. */
export const picture = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: 0,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: {
      gridTemplateRows: "minmax(0, 1fr)",
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});

/** The texts and controls beside it. */
export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[4],
  minBlockSize: 0,
  padding: vars.space[4],
  "@media": { [media.tablet]: { padding: vars.space[6], overflowY: "auto" } },
});

export const count = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

/** The title is focused to be read out. It is not interactive, so it shows no focus ring. */
export const title = style({ fontSize: vars.text.md, outline: "none" });

export const fields = style({ display: "grid", gap: vars.space[4] });

export const text = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

/** Hints about keys are shown only on devices that are likely to have a keyboard. */
export const keys = style([text, { "@media": { "(hover: none)": { display: "none" } } }]);

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

export const answers = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const onward = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3], marginInlineStart: "auto" });

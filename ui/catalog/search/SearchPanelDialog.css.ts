import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { modal } from "../../overlays/Modal.css.ts";
import { aboveNotices } from "../../overlays/overlayParts.css.ts";

/** The whole window on phones; from the tablet breakpoint on, at its top and as high as its content. */
export const dialog = style([
  modal,
  {
    insetBlock: "0 auto",
    insetInline: 0,
    inlineSize: "100%",
    maxInlineSize: "none",
    blockSize: "100dvh",
    maxBlockSize: "none",
    margin: 0,
    "@media": { [media.tablet]: { blockSize: "fit-content", maxBlockSize: "90dvh" } },
  },
]);

export const layout = style({ display: "flex", flexDirection: "column", minBlockSize: 0, flex: "1 1 auto" });

const column = "44rem";

export const head = style({
  display: "grid",
  flex: "none",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "60px",
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: `1fr minmax(0, ${column}) 1fr`,
      gap: 0,
      minBlockSize: "76px",
      paddingInline: 0,
    },
  },
});

/** Aligned with the results below. */
export const field = style({ "@media": { [media.tablet]: { gridColumn: 2, paddingInline: vars.space[4] } } });

export const close = style({
  display: "flex",
  justifyContent: "end",
  "@media": { [media.tablet]: { paddingInlineEnd: vars.space[3] } },
});

export const body = style([
  aboveNotices,
  {
    padding: vars.space[4],
    overscrollBehavior: "contain",
    "@media": { [media.tablet]: { inlineSize: "100%", maxInlineSize: column, marginInline: "auto" } },
  },
]);

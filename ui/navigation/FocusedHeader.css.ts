import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const header = style({ borderBlockEnd: `1px solid ${vars.color.line}`, background: vars.color.canvas });

export const row = style([
  pageWidth,
  {
    // With large type the note wraps below the logo.
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: vars.space[4],
    minBlockSize: "60px",
    "@media": {
      [media.desktop]: { display: "grid", gridTemplateColumns: "1fr auto 1fr", minBlockSize: "76px" },
    },
  },
]);

/** Between logo and note; on its own row below the desktop breakpoint. */
export const progress = style({
  flex: "1 0 100%",
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: 1, marginInline: 0, paddingInline: 0, borderBlockStart: 0 },
  },
});

export const note = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  alignItems: "center",
  justifyContent: "end",
  justifySelf: "end",
  gap: vars.space[2],
  fontSize: vars.text.xs,
  textAlign: "end",
  "@media": { [media.tablet]: { fontSize: vars.text.sm }, [media.desktop]: { gridColumn: 3 } },
});

export const close = style({
  display: "flex",
  alignItems: "center",
  justifySelf: "end",
  gap: vars.space[2],
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@media": { [media.desktop]: { gridColumn: 3 } },
});

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The page's margins and its greatest width. */
export const wrap = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});

export const main = style({ display: "block", minBlockSize: "60vh", paddingBlockEnd: vars.layout.section });

/** Space between the sections of a page. */
export const section = style({ paddingBlockStart: vars.layout.section });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginBlockEnd: vars.space[8],
});

export const muted = style({ color: vars.color.inkMuted });

export const small = style({ fontSize: vars.text.sm });

/** Main column beside a narrow one that stays in view; one below the other on phones. */
export const twoColumns = style({
  display: "grid",
  gap: vars.space[8],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 376px)",
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

export const sticky = style({
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const card = style({
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const stack = style({ display: "grid", gap: vars.space[4] });

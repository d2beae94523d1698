import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style } from "@vanilla-extract/css";

export { panel, text } from "../../components/HealthConsent.css.ts";

/** The steps, with the ledger beside them from the desktop breakpoint on. */
export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[8],
    paddingBlock: vars.space[8],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 376px)",
        columnGap: vars.space[16],
        alignItems: "start",
        paddingBlockStart: vars.space[12],
      },
    },
  },
]);

export const aside = style({
  minInlineSize: 0,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const step = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const position = style({
  display: "none",
  marginBlockEnd: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  "@media": { [media.desktop]: { display: "block" } },
});

export const intro = style({ maxInlineSize: "58ch", marginBlockStart: vars.space[3], color: vars.color.inkMuted });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[3] });

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const previews = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  gap: vars.space[4],
});

export const preview = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.text.sm,
});

export const previewIndex = style({ fontSize: vars.text.lg, fontWeight: vars.weight.label });

/** The way back and on. It stays at the bottom of the window, so that the button does not move while the content grows. */
export const navigation = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

// What has the focus stays above it (WCAG 2.2, 2.4.11). The bar of cookies, which is higher, keeps its own room.
globalStyle(`html:where(:has(${navigation}))`, { scrollPaddingBlockEnd: "128px" });

export const onward = style({
  display: "flex",
  flexGrow: 1,
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  "@media": { [media.desktop]: { justifyContent: "end" } },
});

export const sum = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { display: "none" } },
});

export const sumNote = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
});

export const facts = style({ display: "grid" });

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const factName = style({ color: vars.color.inkMuted });

export const factValue = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  fontWeight: vars.weight.label,
});

export const saved = style({ display: "grid", gap: vars.space[3] });

export const savedRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const ways = style({ display: "grid", gap: vars.space[2] });

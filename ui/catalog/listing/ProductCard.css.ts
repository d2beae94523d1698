import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** On phones the price has its own line, so that it does not compete with the name for space. */
export const card = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  alignContent: "start",
  // A German word can be longer than half the width of a phone.
  overflowWrap: "anywhere",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"stage" "dots" "name" "kind" "mark" "price" "actions"',
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas:
        '"stage stage" "dots dots" "name price" "kind kind" "mark mark" "reduced reduced" "actions actions"',
      columnGap: vars.space[3],
    },
  },
});

export const stage = style({ gridArea: "stage", position: "relative", marginBlockEnd: "10px" });

export const badges = style({
  position: "absolute",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  maxInlineSize: "70%",
  "@media": { [media.tablet]: { insetBlockStart: vars.space[3], insetInlineStart: vars.space[3] } },
});

/** Above the link that covers the card. */
export const corner = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  "@media": {
    [media.tablet]: { insetBlockStart: vars.space[1], insetInlineEnd: vars.space[1] },
    // On the narrowest cards it does not fit beside a long badge.
    "(width < 360px)": { insetBlockStart: "auto", insetBlockEnd: 0 },
  },
});

/** Above the link that covers the card. */
export const actions = style({
  gridArea: "actions",
  position: "relative",
  zIndex: 2,
  justifySelf: "start",
  maxInlineSize: "100%",
  marginBlockStart: vars.space[2],
});

/** Shown on hover and focus, on devices with a pointer. */
export const measure = style({
  display: "none",
  opacity: 0,
  transition: `opacity ${vars.duration.state} ${vars.easing.out}`,
  "@media": { [`${media.tablet} and ${media.hover}`]: { display: "block" } },
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, "@starting-style": { opacity: 0 } } },
});

/** Above the link that covers the card. */
export const dots = style({
  gridArea: "dots",
  position: "relative",
  zIndex: 2,
  marginBlockEnd: "6px",
  // With a coarse pointer, the dots are 44 px high themselves.
  "@media": { "(pointer: coarse)": { marginBlock: "-8px 0" } },
});

export const name = style({
  gridArea: "name",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.label,
  letterSpacing: "-.005em",
  lineHeight: vars.leading.text,
  "@media": { [media.tablet]: { fontSize: vars.text.md } },
});

/** The link covers the whole card. */
export const link = style({
  // The pseudo-element that covers the card does not count towards the link's own size.
  display: "block",
  minBlockSize: vars.space[6],
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1, borderRadius: vars.radius.card },
  selectors: {
    [`${card}:hover &`]: { textDecoration: "underline" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "3px" },
  },
});

const small = {
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  "@media": { [media.tablet]: { fontSize: vars.text.sm } },
};

export const kind = style([small, { gridArea: "kind" }]);

export const mark = style([small, { gridArea: "mark" }]);

export const price = style({
  gridArea: "price",
  marginBlockStart: "6px",
  fontSize: vars.text.sm,
  "@media": {
    [media.tablet]: {
      marginBlockStart: 0,
      fontSize: vars.text.md,
      // A reduced price includes the lowest price of 30 days, which is too long to fit beside the name.
      selectors: { "&:has(del)": { gridArea: "reduced", marginBlockStart: "6px" } },
    },
  },
});

/** The room of a price that is not shown. */
export const reserved = style([price, { visibility: "hidden" }]);

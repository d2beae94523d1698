import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** At large text sizes on a small screen, the price moves below the name. */
const tiny = "(width < 14rem)";
const small = { gridTemplateColumns: "72px minmax(0, 1fr)" };

export const lines = style({ display: "grid", containerType: "inline-size" });

export const line = recipe({
  base: {
    display: "grid",
    gridTemplateAreas: '"picture about price" "picture notice notice" "picture actions actions"',
    gridTemplateRows: "auto auto 1fr",
    alignItems: "start",
    paddingBlock: "20px",
    selectors: {
      "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
      "&:first-child": { paddingBlockStart: 0 },
    },
    "@container": {
      [tiny]: {
        gridTemplateAreas: '"picture about" "price price" "notice notice" "actions actions"',
        gridTemplateRows: "auto",
      },
    },
  },
  variants: {
    variant: {
      summary: {
        gridTemplateColumns: "72px minmax(0, 1fr) fit-content(42%)",
        columnGap: vars.space[3],
        "@container": { [tiny]: small },
        "@media": {
          [media.tablet]: { gridTemplateColumns: "88px minmax(0, 1fr) fit-content(42%)", columnGap: vars.space[4] },
        },
      },
      page: {
        gridTemplateColumns: "96px minmax(0, 1fr) fit-content(42%)",
        columnGap: vars.space[4],
        "@container": { [tiny]: small },
        "@media": {
          [media.tablet]: {
            gridTemplateColumns: "200px minmax(0, 1fr) fit-content(42%)",
            columnGap: vars.space[6],
            paddingBlock: vars.space[6],
          },
        },
      },
    },
  },
});

export const picture = style({ gridArea: "picture" });

export const about = style({ gridArea: "about", minInlineSize: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const name = recipe({
  base: { fontWeight: vars.weight.label, lineHeight: 1.35 },
  variants: {
    variant: {
      summary: {},
      page: { "@media": { [media.tablet]: { fontSize: vars.text.lg, marginBlockEnd: vars.space[1] } } },
    },
  },
});

/** Temple mark, options and other details of the product. */
export const details = recipe({
  base: { color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: 1.5 },
  variants: { variant: { summary: {}, page: { "@media": { [media.tablet]: { fontSize: vars.text.sm } } } } },
});

export const option = recipe({
  variants: {
    variant: {
      // Inline blocks, so that text wraps between two options and not within one.
      summary: {
        display: "inline-block",
        selectors: { "&:not(:last-child)": { marginInlineEnd: ".3em" }, "&:not(:last-child)::after": { content: "," } },
      },
      page: { display: "block" },
    },
  },
});

export const price = recipe({
  base: { gridArea: "price", textAlign: "end" },
  variants: {
    variant: {
      summary: { fontSize: vars.text.sm },
      page: { "@media": { [media.tablet]: { fontSize: vars.text.lg } } },
    },
    pending: { true: { color: vars.color.inkMuted }, false: {} },
  },
});

export const rowTotal = style({ fontWeight: vars.weight.label, lineHeight: 1.35 });

export const besidePrice = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: 1.5 });

export const discount = style([besidePrice, { color: vars.color.success, fontWeight: vars.weight.title }]);

export const actions = recipe({
  base: {
    gridArea: "actions",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    // A lone remove button stays at the end, where every line has it.
    selectors: { "&:not(:has(> :nth-child(2)))": { justifyContent: "end" } },
  },
  variants: {
    // Aligned with the bottom of the picture.
    variant: { summary: {}, page: { "@media": { [media.tablet]: { alignSelf: "end" } } } },
  },
});

/** Placed above the actions that resolve the problem. */
export const notice = style({ gridArea: "notice", marginBlockStart: vars.space[3] });

import { breakpoints, vars } from "@dioptra/tokens";
import { noticesFromEnd } from "@dioptra/ui/layout";
import { globalStyle, style } from "@vanilla-extract/css";

const phone = `(width < ${breakpoints.tablet})`;

/** A bar at the end of the window on phones, without effect on wider screens. */
export const floating = style({
  "@media": {
    [phone]: {
      position: "fixed",
      insetBlockEnd: 0,
      insetInline: 0,
      // Above the dots and hearts of cards, below notices.
      zIndex: 4,
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "center",
      columnGap: vars.space[4],
      paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
      paddingInline: vars.layout.margin,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.canvas,
    },
  },
});

const onPhones = { display: "none", "@media": { [phone]: { display: "grid" } } };

/** What is free at the place of a floating button. Wider screens show the button there. */
export const room = style(onPhones);

export const about = style(onPhones);

export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
});

export const price = style({ fontWeight: vars.weight.label, fontVariantNumeric: "tabular-nums" });

// Room for the bar below the end of the page, and below notices and what is focused or linked to.
globalStyle(`html:has(.${floating})`, {
  "@media": {
    [phone]: {
      scrollPaddingBlockEnd: "96px",
      vars: { [noticesFromEnd]: "calc(72px + env(safe-area-inset-bottom))" },
    },
  },
});
globalStyle(`body:has(.${floating})`, {
  "@media": { [phone]: { paddingBlockEnd: "80px" } },
});

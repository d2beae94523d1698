import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** The form, and beside it what is ordered. */
export const page = style([
  pageWidth,
  {
    paddingBlockStart: vars.space[8],
  },
]);

export const columns = style({
  display: "grid",
  gap: vars.space[12],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 376px)", alignItems: "start" },
  },
});

export const stack = style({ display: "grid", gap: vars.space[6] });

export const problem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.saleQuiet,
  color: vars.color.sale,
});

export const summary = style({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const summaryHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[3],
});

export const facts = style({
  display: "grid",
  gap: vars.space[6],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const factTitle = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, marginBlockEnd: vars.space[1] });

export const note = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const summaryTitle = style({ fontSize: vars.text.lg });

/** Above the first step, as long as something cannot be ordered. */
export const obstacle = style({ selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[6] } } });

/** For the outline of the page only: what is seen begins with the first step. */
export const sections = style({ display: "grid" });

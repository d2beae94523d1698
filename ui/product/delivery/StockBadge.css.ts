import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const badge = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[2] });

export const icon = recipe({
  base: { inlineSize: "20px", blockSize: "20px", marginBlockStart: "2px" },
  variants: {
    tone: {
      success: { color: vars.color.success },
      pending: { color: vars.color.pending },
      muted: { color: vars.color.inkMuted },
    },
  },
});

export const stock = recipe({
  base: { fontWeight: vars.weight.label, lineHeight: "max(24px, 1.4em)" },
  variants: {
    tone: { success: { color: vars.color.success }, pending: { color: vars.color.pending }, muted: {} },
  },
});

export const delivery = style({ gridColumn: 2, color: vars.color.inkMuted, fontSize: vars.text.sm, lineHeight: 1.45 });

import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const compared = style({
  display: "grid",
  gap: vars.space[4],
  alignItems: "center",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: vars.space[6] },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 640px) minmax(0, 400px)", gap: vars.space[12] },
  },
});

export const picture = style({ minInlineSize: 0 });

export const choice = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const difference = style({ display: "block", color: vars.color.inkMuted, overflowWrap: "anywhere" });

export const width = style({ display: "block", color: vars.color.ink, fontWeight: vars.weight.label });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: vars.space[3],
});

export const label = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

const box = { flex: "none", inlineSize: "18px", blockSize: "10px", borderRadius: vars.radius.control } as const;

/** The sample of how each frame is drawn. */
export const sign = styleVariants({
  solid: { ...box, border: "5px solid currentColor" },
  outline: { ...box, border: "1px solid currentColor" },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { finishBackground } from "../eyewear/finishBackground.ts";
import { finishes } from "../eyewear/frame.ts";

export const dots = style({ display: "flex", alignItems: "center", gap: "2px", minBlockSize: vars.space[6] });

const backgroundsOn = (material: "acetate" | "metal") =>
  Object.fromEntries(
    finishes.map((finish) => [finish, { "::before": { background: finishBackground(finish, material) } }]),
  );

const base = {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.pill,
  "::before": {
    content: "",
    inlineSize: "14px",
    blockSize: "14px",
    borderRadius: vars.radius.pill,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 36%, transparent)`,
    forcedColorAdjust: "none",
  },
} as const;

const chosen = { true: { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` }, false: {} };

/** Finishes are classes, since a style attribute would need an exception in the content security policy. */
export const acetateDot = recipe({ base, variants: { finish: backgroundsOn("acetate"), chosen } });
export const metalDot = recipe({ base, variants: { finish: backgroundsOn("metal"), chosen } });

export const rest = style({ marginInlineStart: "6px", color: vars.color.inkMuted, fontSize: vars.text.xs });

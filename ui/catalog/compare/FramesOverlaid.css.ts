import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "100%" });

export const picture = style({ filter: `brightness(${vars.stage.brightness})` });

const line = style({ fill: "none", strokeLinejoin: "round" });

/** A pale line below the dark one keeps it visible on dark frames. */
export const outline = styleVariants({
  ground: [line, { stroke: vars.color.stage, strokeWidth: "5px" }],
  line: [line, { stroke: vars.color.onStage, strokeWidth: "1.5px" }],
});

export const body = style({ fill: vars.color.onStageMuted, fillRule: "evenodd" });

export const wire = style([line, { stroke: vars.color.onStageMuted, strokeWidth: "3px" }]);

const width = { position: "absolute", insetInline: 0, blockSize: "100%" } as const;

/** The dimension lines are above and below the frames. */
export const outlineWidth = style({ ...width, insetBlockStart: "-60%" });
export const solidWidth = style({ ...width, insetBlockStart: "12%" });

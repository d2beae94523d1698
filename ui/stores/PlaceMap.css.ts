import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({
  // Keeps the z-indexes of Leaflet's panes below overlays of the page.
  isolation: "isolate",
  position: "relative",
  blockSize: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const ground = style({ position: "absolute", inset: 0, zIndex: 0 });

export const zoom = style({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: 1,
  display: "grid",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
});

export const instead = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[4],
  padding: vars.space[6],
});

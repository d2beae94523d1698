import type { DrawnFrame, Finish, FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";

/** The usual size of each shape: [lens width, lens height, bridge, temple, total width] in mm. */
const sizes = {
  square: [53, 42, 18, 145, 137],
  round: [48, 45, 21, 145, 130],
  oval: [51, 37, 19, 140, 132],
  rectangular: [54, 35, 17, 145, 138],
  trapezoid: [51, 41, 20, 145, 136],
  triangular: [57, 48, 14, 140, 138],
  panto: [48, 43, 21, 145, 130],
  geometric: [51, 45, 19, 145, 132],
} as const satisfies Record<FrameShape, readonly [number, number, number, number, number]>;

/** Returns a frame with the usual size of its shape. */
export function frameOf(
  shape: FrameShape,
  finish: Finish,
  rim: Rim = "full",
  material: FrameMaterial = "acetate",
): DrawnFrame {
  const [lensWidth, lensHeight, bridge, temple, totalWidth] = sizes[shape];
  return { shape, finish, rim, material, lensWidth, lensHeight, bridge, temple, totalWidth };
}

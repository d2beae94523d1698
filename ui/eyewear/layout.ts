import { drawnWidth, type FrameMeasurements, type FrameShape } from "./frame.ts";
import { type Lens, lensOf } from "./lens.ts";

/** The heights of hinge and bridge for each shape, as shares of half the lens height above the centre. */
const heights = {
  round: { hinge: 0.3, bridge: 0.34, sweep: 0 },
  oval: { hinge: 0.3, bridge: 0.38, sweep: 0 },
  panto: { hinge: 0.56, bridge: 0.42, sweep: 0 },
  rectangular: { hinge: 0.5, bridge: 0.45, sweep: 0 },
  square: { hinge: 0.58, bridge: 0.48, sweep: 0 },
  trapezoid: { hinge: 0.7, bridge: 0.56, sweep: 0.16 },
  triangular: { hinge: 0.7, bridge: 0.42, sweep: 0.06 },
  geometric: { hinge: 0.34, bridge: 0.36, sweep: 0 },
} as const satisfies Record<FrameShape, { hinge: number; bridge: number; sweep: number }>;

/** The dimensions that a front is drawn from: the viewer's right half, in mm from the point between the lenses. */
export interface Layout {
  readonly lens: Lens;
  readonly lensHeight: number;
  readonly bridge: number;
  /** Half the total width. */
  readonly halfWidth: number;
  /** The space between the lens and the end of the front. */
  readonly room: number;
  /** The height of the hinge above the centre of the lens. */
  readonly hinge: number;
  /** The height of the bridge above the centre of the lens. */
  readonly saddle: number;
  /** The slope of the end pieces. */
  readonly sweep: number;
}

/** Returns the layout of a frame. */
export function layoutOf(frame: FrameMeasurements): Layout {
  const { shape, lensWidth, lensHeight, bridge } = frame;
  const halfWidth = drawnWidth(frame) / 2;
  return {
    lens: lensOf(shape, lensWidth, lensHeight, bridge),
    lensHeight,
    bridge,
    halfWidth,
    room: halfWidth - bridge / 2 - lensWidth,
    hinge: (heights[shape].hinge * lensHeight) / 2,
    saddle: (heights[shape].bridge * lensHeight) / 2,
    sweep: heights[shape].sweep,
  };
}

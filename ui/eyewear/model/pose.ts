import type { Part, Temple } from "./part.ts";
import type { FrameModel } from "./frameModel.ts";

/** The position of a frame that rests on a table. Angles are in radians. */
export interface Pose {
  /** The rotation of the whole frame about x. */
  readonly lean: number;
  /** The height of the point between the lenses above the table, in mm. */
  readonly height: number;
  /** The rotation of each temple at its hinge. */
  readonly temples: readonly [left: TemplePose, right: TemplePose];
}

/** The rotation of a temple: `tilt` downwards about x, `fold` inwards about y. */
export interface TemplePose {
  readonly tilt: number;
  readonly fold: number;
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const pantoscopicTilt = degrees(8);

/**
 * Returns the pose of a model on a table: open, resting on rims and temple tips; or folded, resting on its rims with the
 * left temple under the right one.
 */
export function poseOf(model: FrameModel, state: "open" | "folded"): Pose {
  const front = heightsAndDepths(model.front);
  if (state === "folded") {
    const lean = -0.05;
    const temples = [
      { tilt: 0, fold: degrees(-84.6) },
      { tilt: 0, fold: degrees(88.4) },
    ] as const;
    const folded = model.temples.flatMap((temple, index) => templePlaces(temple, temples[index === 0 ? 0 : 1]));
    return { lean, height: -Math.min(lowest(front, lean), lowest(folded, lean)), temples };
  }
  const open = { tilt: -pantoscopicTilt, fold: 0 };
  const tips = model.temples.flatMap((temple) => templePlaces(temple, open));
  let [low, high] = [-0.5, 0.5];
  for (let round = 0; round < 24; round += 1) {
    const lean = (low + high) / 2;
    if (lowest(front, lean) < lowest(tips, lean)) high = lean;
    else low = lean;
  }
  const lean = (low + high) / 2;
  return { lean, height: -lowest(front, lean), temples: [open, open] };
}

type HeightAndDepth = readonly [y: number, z: number];

/** Returns the height of the lowest point after a rotation about x, in mm. */
const lowest = (places: readonly HeightAndDepth[], lean: number) => {
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)];
  return places.reduce((least, [y, z]) => Math.min(least, y * cosine - z * sine), Infinity);
};

function heightsAndDepths(parts: readonly Part[]): HeightAndDepth[] {
  return parts.flatMap(({ geometry }) => {
    const places = geometry.getAttribute("position");
    return Array.from({ length: places.count }, (_, at) => [places.getY(at), places.getZ(at)] as const);
  });
}

function templePlaces({ hinge, parts }: Temple, { tilt, fold }: TemplePose): HeightAndDepth[] {
  return parts.flatMap(({ geometry }) => {
    const places = geometry.getAttribute("position");
    return Array.from({ length: places.count }, (_, at) => {
      const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
      const [height, depth] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
      return [hinge.y + height, hinge.z + depth * Math.cos(fold) - x * Math.sin(fold)] as const;
    });
  });
}

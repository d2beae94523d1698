import type { Part, Temple } from "./part.ts";
import type { FrameModel } from "./frameModel.ts";

/** Angles in radians by which a frame rests on a table. */
export interface Pose {
  /** Of the whole about x. */
  readonly lean: number;
  /** How far the middle between the lenses lies above the table, in mm. */
  readonly height: number;
  /** Of each temple at its hinge: down about x, and inwards about y. */
  readonly temples: readonly [left: TemplePose, right: TemplePose];
}
export interface TemplePose {
  readonly tilt: number;
  readonly fold: number;
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const pantoscopic = degrees(8);

/** Open, resting on rims and temple tips; or folded, the left temple under the right, resting on its rims. */
export function poseOf(model: FrameModel, way: "open" | "folded"): Pose {
  const front = heightsAndDepths(model.front);
  if (way === "folded") {
    const lean = -0.05;
    const temples = [
      { tilt: 0, fold: degrees(-84.6) },
      { tilt: 0, fold: degrees(88.4) },
    ] as const;
    const folded = model.temples.flatMap((temple, index) => templePlaces(temple, temples[index === 0 ? 0 : 1]));
    return { lean, height: -Math.min(lowest(front, lean), lowest(folded, lean)), temples };
  }
  const open = { tilt: -pantoscopic, fold: 0 };
  const tips = model.temples.flatMap((temple) => templePlaces(temple, open));
  let [least, most] = [-0.5, 0.5];
  for (let round = 0; round < 24; round += 1) {
    const lean = (least + most) / 2;
    if (lowest(front, lean) < lowest(tips, lean)) most = lean;
    else least = lean;
  }
  const lean = (least + most) / 2;
  return { lean, height: -lowest(front, lean), temples: [open, open] };
}

type HeightAndDepth = readonly [y: number, z: number];

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

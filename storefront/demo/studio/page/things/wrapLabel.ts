import { BufferGeometry, Float32BufferAttribute } from "three";

/** Steps per turn in which the length of an ellipse is summed up. */
const integrationSteps = 24000;

/** Returns points at equal distances along an ellipse, with their normals. `length` is centred at the front. */
function pointsAlongEllipse(
  rx: number,
  rz: number,
  length: number,
  pieces: number,
): [x: number, z: number, nx: number, nz: number][] {
  const places: [number, number, number, number][] = [];
  let [travelled, next] = [-length / 2, -length / 2];
  // Starts at the left end of the label.
  let angle = startAngle(rx, rz, length / 2);
  for (let step = 0; places.length <= pieces && step < integrationSteps * 8; step += 1) {
    if (travelled >= next - 1e-9) {
      const normal = Math.hypot(Math.sin(angle) / rx, Math.cos(angle) / rz);
      places.push([
        rx * Math.sin(angle),
        rz * Math.cos(angle),
        Math.sin(angle) / rx / normal,
        Math.cos(angle) / rz / normal,
      ]);
      next += length / pieces;
    }
    const turn = (2 * Math.PI) / integrationSteps;
    travelled += Math.hypot(rx * Math.cos(angle), rz * Math.sin(angle)) * turn;
    angle += turn;
  }
  return places;
}

/** Returns the angle at which the distance to the front is `length`. */
function startAngle(rx: number, rz: number, length: number): number {
  const turn = (2 * Math.PI) / integrationSteps;
  let [travelled, angle] = [0, 0];
  while (travelled < length) {
    travelled += Math.hypot(rx * Math.cos(angle), rz * Math.sin(angle)) * turn;
    angle -= turn;
  }
  return angle;
}

/** The surface that a label is wrapped around, in mm. */
export interface LabelSurface {
  /** Half the width and half the depth of the bottle. */
  readonly rx: number;
  readonly rz: number;
  /** Heights of the lower and upper edge. */
  readonly from: number;
  readonly to: number;
  /** Length of the label along the bottle. */
  readonly length: number;
}

const pieces = 72;

/** Returns the geometry of a label around the front of a bottle. The print is not stretched anywhere. */
export function wrapLabel({ rx, rz, from, to, length }: LabelSurface): BufferGeometry {
  const along = pointsAlongEllipse(rx, rz, length, pieces);
  const geometry = new BufferGeometry();
  const rows = [from, to];
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      rows.flatMap((y) => along.flatMap(([x, z]) => [x, y, z])),
      3,
    ),
  );
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute(
      rows.flatMap(() => along.flatMap(([, , x, z]) => [x, 0, z])),
      3,
    ),
  );
  geometry.setAttribute(
    "uv",
    new Float32BufferAttribute(
      rows.flatMap((_, row) => along.flatMap((_, at) => [at / (along.length - 1), row])),
      2,
    ),
  );
  const count = along.length;
  geometry.setIndex(
    Array.from({ length: count - 1 }, (_, at) => [at, at + 1, at + count, at + 1, at + 1 + count, at + count]).flat(),
  );
  return geometry;
}

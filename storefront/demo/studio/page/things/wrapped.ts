import { BufferGeometry, Float32BufferAttribute } from "three";

/** Steps around, in which the way along an ellipse is summed up. */
const fine = 24000;

/** The way along an ellipse in the plane of the table, from its front to the right, in so many pieces of equal length. */
function evenly(
  rx: number,
  rz: number,
  length: number,
  pieces: number,
): [x: number, z: number, nx: number, nz: number][] {
  const places: [number, number, number, number][] = [];
  let [gone, next] = [-length / 2, -length / 2];
  // To the left end of the label first, then along it.
  let angle = startOf(rx, rz, length / 2);
  for (let step = 0; places.length <= pieces && step < fine * 8; step += 1) {
    if (gone >= next - 1e-9) {
      const normal = Math.hypot(Math.sin(angle) / rx, Math.cos(angle) / rz);
      places.push([
        rx * Math.sin(angle),
        rz * Math.cos(angle),
        Math.sin(angle) / rx / normal,
        Math.cos(angle) / rz / normal,
      ]);
      next += length / pieces;
    }
    const turn = (2 * Math.PI) / fine;
    gone += Math.hypot(rx * Math.cos(angle), rz * Math.sin(angle)) * turn;
    angle += turn;
  }
  return places;
}

/** The angle from which it is so far to the front. */
function startOf(rx: number, rz: number, length: number): number {
  const turn = (2 * Math.PI) / fine;
  let [gone, angle] = [0, 0];
  while (gone < length) {
    gone += Math.hypot(rx * Math.cos(angle), rz * Math.sin(angle)) * turn;
    angle -= turn;
  }
  return angle;
}

export interface Wrapped {
  /** Half the width and half the depth of what it goes around, in mm. */
  readonly rx: number;
  readonly rz: number;
  readonly from: number;
  readonly to: number;
  /** Of the label, along the bottle. */
  readonly length: number;
}

const pieces = 72;

/** A label around the front of an upright wall, as long everywhere as it was printed. */
export function wrapped({ rx, rz, from, to, length }: Wrapped): BufferGeometry {
  const along = evenly(rx, rz, length, pieces);
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

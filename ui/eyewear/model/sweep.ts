import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

/** A cross-section: a superellipse. */
export interface Section {
  /** Half the size beside the path, in mm. */
  readonly beside: number;
  /** Half the size along `up`, in mm. */
  readonly upwards: number;
  /** The exponent: 2 is an ellipse, more is squarer. */
  readonly squareness: number;
}

export interface SweepOptions {
  /** Returns the upward direction of the section at a share of the path. */
  readonly up: (share: number) => Vector3;
  /** Whether the path is a ring. @default false */
  readonly closed?: boolean;
  /** The number of corners of the section. @default 20 */
  readonly sides?: number;
  /** How far an open end bulges, as a share of half the smaller size of the section. @default 0.6 */
  readonly roundness?: number;
}

/** The relative size and position of the rings of a rounded end, starting at its pole. */
const dome = [0.05, 0.25, 0.5, 0.75, 0.92].map((out) => ({ size: Math.sqrt(1 - (1 - out) ** 2), inwards: out }));

/** Sweeps a section along a path. The section can change along the path; `share` is from 0 to 1. */
export function sweep(
  path: readonly Vector3[],
  section: (share: number) => Section,
  { up, closed = false, sides = 20, roundness = 0.6 }: SweepOptions,
): BufferGeometry {
  const rings: Vector3[][] = [];
  path.forEach((at, index) => {
    const share = index / (path.length - 1);
    const tangent = tangentAt(path, index, closed);
    const beside = new Vector3().crossVectors(up(share), tangent).normalize();
    const upwards = new Vector3().crossVectors(tangent, beside);
    const shape = section(share);
    const bulge = Math.min(shape.beside, shape.upwards) * roundness;
    const ringOf = (size: number, ahead: number) =>
      Array.from({ length: sides }, (_, side) => {
        const [across, along] = superellipse(shape, (side / sides) * 2 * Math.PI);
        const point = at.clone().addScaledVector(tangent, ahead);
        return point.addScaledVector(beside, across * size).addScaledVector(upwards, along * size);
      });
    if (!closed && index === 0) for (const { size, inwards } of dome) rings.push(ringOf(size, bulge * (inwards - 1)));
    rings.push(ringOf(1, 0));
    if (!closed && index === path.length - 1)
      for (const { size, inwards } of dome.toReversed()) rings.push(ringOf(size, bulge * (1 - inwards)));
  });
  return skin(rings, sides, closed);
}

function tangentAt(path: readonly Vector3[], index: number, closed: boolean): Vector3 {
  const last = path.length - 1;
  const before = path[closed ? (index + last) % path.length : Math.max(0, index - 1)];
  const after = path[closed ? (index + 1) % path.length : Math.min(last, index + 1)];
  return before && after ? new Vector3().subVectors(after, before).normalize() : new Vector3(0, 0, 1);
}

function superellipse({ beside, upwards, squareness }: Section, angle: number): readonly [number, number] {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness);
  return [beside * bend(Math.cos(angle)), upwards * bend(Math.sin(angle))];
}

function skin(rings: readonly (readonly Vector3[])[], sides: number, closed: boolean): BufferGeometry {
  const corners = rings.flatMap((ring) => ring.flatMap(({ x, y, z }) => [x, y, z]));
  const count = closed ? rings.length : rings.length - 1;
  const index = Array.from({ length: count }, (_, row) => {
    const [here, next] = [row * sides, ((row + 1) % rings.length) * sides];
    return Array.from({ length: sides }, (_, side) => {
      const beside = (side + 1) % sides;
      return [here + side, here + beside, next + side, here + beside, next + beside, next + side];
    }).flat();
  }).flat();
  if (!closed) index.push(...lid(0, sides, "back"), ...lid((rings.length - 1) * sides, sides, "ahead"));
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(corners, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Returns the triangles that close the small hole at a pole. */
const lid = (first: number, sides: number, facing: "ahead" | "back") =>
  Array.from({ length: sides - 2 }, (_, step) =>
    facing === "ahead" ? [first, first + step + 1, first + step + 2] : [first, first + step + 2, first + step + 1],
  ).flat();

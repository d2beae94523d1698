export type Direction = readonly [x: number, y: number, z: number];

/** Of each exposure: what a lamp adds costs a fifth of what another exposure would. */
export const lampsAtOnce = 3;

/** What differs from one exposure to the next. */
export interface Exposure {
  /** Fractions of a pixel. */
  readonly shift: readonly [x: number, y: number];
  /** Directions from which its lamps shine; y is up. */
  readonly lamps: readonly Direction[];
  /** From 0 to 1, for what light passes only sometimes. */
  readonly chance: number;
}

/** Share of light that comes from the large softbox; the rest comes from the whole sky of the room. */
const softboxShare = 0.62;

const spread = (index: number, ratio: number) => ((index + 0.5) * ratio) % 1;

/** Spread evenly over so many exposures, always the same. */
export function exposure(index: number, forward: number): Exposure {
  const [u, v] = [spread(index, 0.754877666), spread(index, 0.569840291)];
  return {
    shift: [u - 0.5, v - 0.5],
    lamps: Array.from({ length: lampsAtOnce }, (_, lamp) => lampAt(index * lampsAtOnce + lamp, forward)),
    chance: spread(index, 0.618033989),
  };
}

function lampAt(index: number, forward: number): Direction {
  const [u, v] = [spread(index, 0.754877666), spread(index, 0.569840291)];
  return spread(index, 0.381966) < softboxShare ? onSoftbox(u, v, forward) : onDome(u, v);
}

const onSoftbox = (u: number, v: number, forward: number) =>
  unit([-0.35 + (u - 0.5) * 1.5, 1.25, 0.45 + forward + (v - 0.5) * 1.3]);

function onDome(u: number, v: number): Direction {
  const height = Math.sqrt(1 - v * 0.92);
  const radius = Math.sqrt(1 - height * height);
  return [Math.cos(u * 2 * Math.PI) * radius, height, Math.sin(u * 2 * Math.PI) * radius];
}

function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A direction vector; y is up. */
export type Direction = readonly [x: number, y: number, z: number];

/** The number of lamps per exposure. A further lamp costs a fifth of a further exposure. */
export const lampsAtOnce = 3;

/** The values that vary between exposures. */
export interface Exposure {
  /** The shift of the picture, in fractions of a pixel. */
  readonly shift: readonly [x: number, y: number];
  /** The directions of the lamps. */
  readonly lamps: readonly Direction[];
  /** A threshold from 0 to 1: a transparent mesh casts a shadow if it lets less light pass. */
  readonly chance: number;
}

/** The share of light from the large softbox. The rest comes from all of the room above. */
const softboxShare = 0.62;

/** Returns the number at an index of an evenly distributed sequence from 0 to 1. */
const spread = (index: number, ratio: number) => ((index + 0.5) * ratio) % 1;

/** Returns the exposure at an index of an evenly distributed, deterministic sequence. */
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

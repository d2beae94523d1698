import { Data3DTexture, LinearFilter, RepeatWrapping } from "three";

/** Cells of the texture along one side; a shader that computed noise itself would take ten times as long. */
const side = 64;
const waves = 8;

type Noise = (x: number, y: number, z: number) => number;
let baked: Data3DTexture | null = null;

/** What acetate's patterns are made of; computed here, unless it was given before. */
export function noiseTexture(): Data3DTexture {
  baked ??= textureOf(noiseData());
  return baked;
}

/** Saves the second that it takes to compute it, where that was done elsewhere. */
export function giveNoise(data: Uint8Array): void {
  baked ??= textureOf(data);
}

/** Lets go of what a renderer keeps of it; it is handed over anew when it is needed again. */
export const releaseNoise = (): void => baked?.dispose();

/** Smooth noise that repeats: green holds two octaves of one, red, blue and alpha one octave of three others. */
export function noiseData(): Uint8Array<ArrayBuffer> {
  const next = scatter(7);
  const [first, second, third, fine] = [waves, waves, waves, waves * 2].map((count) => gradientNoise(count, next));
  const data = new Uint8Array(side ** 3 * 4);
  let at = 0;
  for (let z = 0; z < side; z += 1)
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        const read = (noise: Noise | undefined) => noise?.(x, y, z) ?? 0;
        const coarse = read(first);
        const channels = [coarse * 1.2, coarse * 0.75 + read(fine) * 0.38, read(second) * 1.2, read(third) * 1.2];
        for (const value of channels) data[at++] = Math.max(0, Math.min(255, 127.5 + value * 127.5));
      }
  return data;
}

function textureOf(data: Uint8Array): Data3DTexture {
  const texture = new Data3DTexture(data, side, side, side);
  texture.wrapS = texture.wrapT = texture.wrapR = RepeatWrapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** Numbers from 0 to 1 that look scattered and are always the same. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Perlin's noise over a lattice of so many cells, which repeats at its end. */
function gradientNoise(count: number, next: () => number): Noise {
  const gradients = Array.from({ length: count ** 3 }, () => {
    const [height, angle] = [next() * 2 - 1, next() * 2 * Math.PI];
    const radius = Math.sqrt(1 - height * height);
    return [radius * Math.cos(angle), radius * Math.sin(angle), height] as const;
  });
  const at = (corner: readonly number[], offset: readonly number[]) => {
    const [i, j, k] = corner.map((cell) => cell % count);
    const gradient = gradients[(i ?? 0) + count * ((j ?? 0) + count * (k ?? 0))];
    return gradient ? gradient.reduce((sum, part, axis) => sum + part * (offset[axis] ?? 0), 0) : 0;
  };
  return (x, y, z) => {
    const place = [x, y, z].map((value) => (value * count) / side);
    const cell = place.map(Math.floor);
    const share = place.map((value, axis) => value - (cell[axis] ?? 0));
    let sum = 0;
    for (let corner = 0; corner < 8; corner += 1) {
      const bits = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const weight = bits.reduce(
        (product, bit, axis) => product * fade(bit ? (share[axis] ?? 0) : 1 - (share[axis] ?? 0)),
        1,
      );
      sum +=
        weight *
        at(
          cell.map((value, axis) => value + (bits[axis] ?? 0)),
          share.map((value, axis) => value - (bits[axis] ?? 0)),
        );
    }
    return sum;
  };
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

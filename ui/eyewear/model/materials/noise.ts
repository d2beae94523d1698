import { Data3DTexture, LinearFilter, RepeatWrapping } from "three";

/** The size of the texture along one side. It is precomputed, because noise in a shader would take ten times as long. */
const side = 64;
const waves = 8;

type Noise = (x: number, y: number, z: number) => number;
let baked: Data3DTexture | null = null;

/** Returns the noise texture of acetate patterns. Computes it unless `setNoiseData` has provided it. */
export function noiseTexture(): Data3DTexture {
  baked ??= textureOf(computeNoiseData());
  return baked;
}

/** Provides noise that was computed elsewhere, such as in a worker, which saves about a second. */
export function setNoiseData(data: Uint8Array): void {
  baked ??= textureOf(data);
}

/** Releases the texture on the graphics card. It is uploaded again when it is next needed. */
export const disposeNoise = (): void => baked?.dispose();

/**
 * Computes tileable Perlin noise as RGBA. Red and green contain the same noise, green with a second octave; blue and alpha
 * contain two others.
 */
export function computeNoiseData(): Uint8Array<ArrayBuffer> {
  const random = createRandom(7);
  const [first, second, third, fine] = [waves, waves, waves, waves * 2].map((count) => gradientNoise(count, random));
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

/** Creates a generator of pseudo-random numbers from 0 to 1, which are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Returns Perlin noise over a lattice of `count` cells per side, which repeats at its end. */
function gradientNoise(count: number, random: () => number): Noise {
  const gradients = Array.from({ length: count ** 3 }, () => {
    const [height, angle] = [random() * 2 - 1, random() * 2 * Math.PI];
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

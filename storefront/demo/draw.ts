/** Returns an integer below `count` that depends only on the seed (FNV-1a), so that the catalogue is always the same. */
export function draw(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // Similar seeds have similar low bits, so the high bits are mixed into them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % count;
}

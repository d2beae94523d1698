/** A whole number below `count` that the same seed always draws (FNV-1a). The catalogue has no chance in it. */
export function draw(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The last bits of neighbouring seeds are alike: the first ones are folded into them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % count;
}

import type { Solid } from "./solid.ts";

/** Half the way in mm over which a slope is measured. */
const reach = 0.04;

/** Pulls corners onto the surface of a solid, and says in which direction it faces there. */
export function settled(
  solid: Solid,
  corners: Float32Array,
): { readonly corners: Float32Array; readonly normals: Float32Array } {
  const [places, normals] = [Float32Array.from(corners), new Float32Array(corners.length)];
  for (let index = 0; index < places.length; index += 3) {
    let [x, y, z] = [places[index] ?? 0, places[index + 1] ?? 0, places[index + 2] ?? 0];
    const onMiddle = Math.abs(x) < 1e-4;
    for (let round = 0; round < 2; round += 1) {
      const [dx, dy, dz] = slope(solid, x, y, z);
      const way = solid(x, y)(z) / (dx * dx + dy * dy + dz * dz || 1);
      const kept = Math.max(-0.25, Math.min(0.25, way));
      [x, y, z] = [onMiddle ? 0 : Math.max(1e-3, x - dx * kept), y - dy * kept, z - dz * kept];
    }
    const [dx, dy, dz] = slope(solid, x, y, z);
    const length = Math.hypot(dx, dy, dz) || 1;
    places.set([x, y, z], index);
    normals.set([onMiddle ? 0 : dx / length, dy / length, dz / length], index);
  }
  return { corners: places, normals };
}

function slope(solid: Solid, x: number, y: number, z: number): readonly [number, number, number] {
  const here = solid(x, y);
  return [
    (solid(x + reach, y)(z) - solid(x - reach, y)(z)) / (2 * reach),
    (solid(x, y + reach)(z) - solid(x, y - reach)(z)) / (2 * reach),
    (here(z + reach) - here(z - reach)) / (2 * reach),
  ];
}

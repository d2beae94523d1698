import type { Part } from "@dioptra/ui/frame-model";

type Place = readonly [x: number, y: number, z: number];

/** Returns the corners of a part, in mm. */
export function placesOf({ geometry }: Part): Place[] {
  const places = geometry.getAttribute("position");
  return Array.from({ length: places.count }, (_, at) => [places.getX(at), places.getY(at), places.getZ(at)]);
}

/** Returns the triangles of a part, as three corner indexes each. */
export const indexOf = ({ geometry }: Part): readonly number[] => [...(geometry.getIndex()?.array ?? [])];

/** Returns the bounding box of parts in the plane of the front, in mm. */
export function reachOf(parts: readonly Part[]) {
  const reach = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [x, y] of parts.flatMap(placesOf)) {
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.bottom = Math.min(reach.bottom, y);
    reach.top = Math.max(reach.top, y);
  }
  return reach;
}

/** Returns the volume in mm³; negative if triangles face inwards. */
export function volumeOf(part: Part): number {
  const [places, index] = [placesOf(part), indexOf(part)];
  let volume = 0;
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => places[index[at + corner] ?? 0] ?? [0, 0, 0]);
    if (!a || !b || !c) continue;
    volume +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return volume / 6;
}

/** Counts edges that belong to one triangle only, as at holes and between triangles of opposite orientation. */
export function openEdges(part: Part): number {
  const index = indexOf(part);
  const balance = new Map<string, number>();
  for (let at = 0; at < index.length; at += 3)
    for (let side = 0; side < 3; side += 1) {
      const [from, to] = [index[at + side] ?? 0, index[at + ((side + 1) % 3)] ?? 0];
      const [key, direction] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      balance.set(key, (balance.get(key) ?? 0) + direction);
    }
  return [...balance.values()].filter((sum) => sum !== 0).length;
}

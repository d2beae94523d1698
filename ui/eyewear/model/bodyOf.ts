import { BufferAttribute, BufferGeometry } from "three";
import { netGrid } from "./netGrid.ts";
import { settled } from "./settled.ts";
import type { Extent, Solid } from "./solid.ts";
import { type SurfaceNet, surfaceNet } from "./surfaceNet.ts";

/** The surface of a solid as triangles of about `step` mm: its right half and, exactly mirrored, its left. */
export function bodyOf(solid: Solid, extent: Extent, step: number): BufferGeometry {
  const net = surfaceNet(netGrid(solid, extent, step));
  const { corners, normals } = settled(solid, net.corners);
  const right = triangles(net.quads, normals);
  const [mirror, count] = mirrorIndex(corners);
  const places = new Float32Array(3 * count);
  const directions = new Float32Array(3 * count);
  places.set(corners);
  directions.set(normals);
  mirror.forEach((to, from) => {
    const [x, y, z] = [0, 1, 2].map((axis) => 3 * from + axis);
    if (x === undefined || y === undefined || z === undefined || to === from) return;
    places.set([-(corners[x] ?? 0), corners[y] ?? 0, corners[z] ?? 0], 3 * to);
    directions.set([-(normals[x] ?? 0), normals[y] ?? 0, normals[z] ?? 0], 3 * to);
  });
  const left = right.map((corner) => mirror[corner] ?? corner).toReversed();
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(places, 3));
  geometry.setAttribute("normal", new BufferAttribute(directions, 3));
  geometry.setIndex([...right, ...left]);
  return geometry;
}

/** For each corner the place of its mirror image: those on the middle are their own. */
function mirrorIndex(corners: Float32Array): readonly [Uint32Array, number] {
  let next = corners.length / 3;
  const mirror = new Uint32Array(next).map((_, index) => (corners[3 * index] === 0 ? index : next++));
  return [mirror, next];
}

/** Splits each quad along the diagonal whose ends face the same way most: narrow highlights stay straight. */
function triangles(quads: SurfaceNet["quads"], normals: Float32Array): number[] {
  const likeness = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + (normals[3 * a + axis] ?? 0) * (normals[3 * b + axis] ?? 0), 0);
  return quads.flatMap(([a, b, c, d]) => (likeness(a, c) >= likeness(b, d) ? [a, b, c, a, c, d] : [a, b, d, b, c, d]));
}

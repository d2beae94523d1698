import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import type { Point } from "../curve.ts";
import type { DrawnFrame } from "../frame.ts";
import type { Layout } from "../layout.ts";
import { wholeOutline } from "../lens.ts";
import { mirroredPair, type Part } from "./part.ts";
import { ringPoints } from "./paths.ts";
import { sweep } from "./sweep.ts";
import { type Wrap, wrapGeometry } from "./wrap.ts";

/** The number of points around a lens, and of rings from its centre to its edge. */
const around = 240;
const rings = 12;
/** How far in front of the middle of the front the lenses lie, in mm. Rimless lenses have the metal behind them. */
const depth = { full: 0.35, half: 0.35, rimless: 0.9 };
/** Half the thickness and half the bevel of a bare lens edge, in mm: enough to be visible on a light ground. */
const edge = { beside: 0.3, upwards: 1.2, squareness: 5 };

/** Builds both lenses with the measured width and height, and the edges of lenses without a full rim. */
export function lensParts(frame: Pick<DrawnFrame, "rim">, layout: Layout, wrap: Wrap): readonly Part[] {
  const line = ringPoints(wholeOutline(layout.lens), around);
  const z = depth[frame.rim];
  const glass = mirroredPair({ name: "lens", substance: "glass", geometry: wrapGeometry(disc(line, z), wrap) });
  if (frame.rim === "full") return glass;
  const inset = line.map((at, index) => {
    const [before, after] = [line.at(index - 1) ?? at, line[(index + 1) % around] ?? at];
    const along = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const { beside } = edge;
    const [inX, inY] = [(before.y - after.y) / along, (after.x - before.x) / along];
    return new Vector3(at.x + inX * beside, at.y + inY * beside, z - edge.upwards);
  });
  const bare = sweep(inset, () => edge, { up: () => new Vector3(0, 0, 1), closed: true, sides: 12 });
  return [...glass, ...mirroredPair({ name: "lensEdge", substance: "glassEdge", geometry: wrapGeometry(bare, wrap) })];
}

/** Returns a disc of rings. Its texture coordinates are the position within the box of the lens. */
function disc(line: readonly Point[], z: number): BufferGeometry {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  const points = [middle];
  for (let row = 1; row <= rings; row += 1)
    for (const { x, y } of line) {
      const share = row / rings;
      points.push({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share });
    }
  const geometry = new BufferGeometry();
  const flat = (values: (point: Point) => readonly number[], size: number) =>
    new Float32BufferAttribute(points.flatMap(values), size);
  geometry.setAttribute(
    "position",
    flat(({ x, y }) => [x, y, z], 3),
  );
  geometry.setAttribute(
    "normal",
    flat(() => [0, 0, 1], 3),
  );
  geometry.setAttribute(
    "uv",
    flat(({ x, y }) => [(x - left) / (right - left), (y - bottom) / (top - bottom)], 2),
  );
  geometry.setIndex(fan(line.length));
  return geometry;
}

function fan(count: number): number[] {
  const index: number[] = [];
  for (let side = 0; side < count; side += 1) {
    const beside = (side + 1) % count;
    index.push(0, 1 + side, 1 + beside);
    for (let row = 1; row < rings; row += 1) {
      const [inner, outer] = [1 + (row - 1) * count, 1 + row * count];
      index.push(inner + side, outer + side, inner + beside, inner + beside, outer + side, outer + beside);
    }
  }
  return index;
}

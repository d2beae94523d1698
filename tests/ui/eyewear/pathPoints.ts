import type { Point } from "@dioptra/ui/eyewear";

/** Returns points along SVG path data as `svgPath` writes it (M, c, z), one list per subpath; y points downwards. */
export function pathPoints(path: string, perSegment = 24): Point[][] {
  return path.split(/(?=M)/).flatMap((subpath) => {
    const figures = (subpath.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x, y, ...rest] = figures;
    if (x === undefined || y === undefined) return [];
    let pen: Point = { x, y };
    const points: Point[] = [pen];
    for (let index = 0; index + 5 < rest.length; index += 6) {
      const [leave, arrive, to] = [0, 2, 4].map((offset) => ({
        x: pen.x + (rest[index + offset] ?? Number.NaN),
        y: pen.y + (rest[index + offset + 1] ?? Number.NaN),
      }));
      if (!leave || !arrive || !to) return [];
      for (let step = 1; step <= perSegment; step += 1) {
        const t = step / perSegment;
        const s = 1 - t;
        const along = (axis: "x" | "y") =>
          s * s * s * pen[axis] + 3 * s * s * t * leave[axis] + 3 * s * t * t * arrive[axis] + t * t * t * to[axis];
        points.push({ x: along("x"), y: along("y") });
      }
      pen = to;
    }
    return [points];
  });
}

/** A bounding box. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the bounding box of points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Returns the cross product of a → b and a → c: its sign is the side of the line on which c lies. */
const crossProduct = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Returns whether a closed polygon crosses itself. */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from] as const);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      const neighbours = second <= first + 1 || (first === 0 && second === sides.length - 1);
      if (neighbours) return false;
      return (
        crossProduct(a, b, c) * crossProduct(a, b, d) < -1e-9 && crossProduct(c, d, a) * crossProduct(c, d, b) < -1e-9
      );
    }),
  );
}

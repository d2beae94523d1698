import type { Point } from "@dioptra/ui/eyewear";

/** Points along SVG path data of the form that `svgPath` writes (M, c, z), one list for each subpath; y downwards. */
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

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether a closed polygon crosses itself. */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from] as const);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      const neighbours = second <= first + 1 || (first === 0 && second === sides.length - 1);
      if (neighbours) return false;
      return turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9;
    }),
  );
}

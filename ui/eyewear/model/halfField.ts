import type { Point } from "../curve.ts";

/** A signed distance from a line in the plane of the front, in mm; negative inside. */
export type Field = (x: number, y: number) => number;

/** The spacing of the samples and the margin around the line, in mm. */
const step = 0.5;
const margin = 5;

/**
 * Returns the distance field of a line around the viewer's right half of a symmetric shape. The line is closed, or open at
 * x = 0, where its mirror image closes it. Callers pass |x|. The field is sampled once on a grid and interpolated with a
 * cubic B-spline, so that highlights on the resulting surface are smooth.
 */
export function halfField(line: readonly Point[]): Field {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [left, bottom] = [Math.min(0, ...xs) - 2 * step, Math.min(...ys) - margin];
  const columns = Math.ceil((Math.max(...xs) + margin - left) / step) + 3;
  const rows = Math.ceil((Math.max(...ys) + margin - bottom) / step) + 3;
  const edges = edgesOf(line);
  const samples = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = Math.max(1e-6, Math.abs(left + column * step));
      samples[row * columns + column] = signedDistance(edges, x, bottom + row * step);
    }
  return (x, y) => {
    const across = Math.min(columns - 3.001, Math.max(1, (x - left) / step));
    const up = Math.min(rows - 3.001, Math.max(1, (y - bottom) / step));
    const [column, row] = [Math.floor(across), Math.floor(up)];
    const corner = (row - 1) * columns + column - 1;
    const [a, b, c, d] = weights(across - column);
    const read = (at: number) =>
      a * (samples[at] ?? 0) + b * (samples[at + 1] ?? 0) + c * (samples[at + 2] ?? 0) + d * (samples[at + 3] ?? 0);
    const [e, f, g, h] = weights(up - row);
    return (
      e * read(corner) + f * read(corner + columns) + g * read(corner + 2 * columns) + h * read(corner + 3 * columns)
    );
  };
}

/** Returns the weights of a uniform cubic B-spline. */
function weights(t: number): readonly [number, number, number, number] {
  const s = 1 - t;
  return [(s * s * s) / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * s * s * s - 6 * s * s + 4) / 6, (t * t * t) / 6];
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Whether the edge lies on the middle line, where both halves meet and there is no border. */
  readonly seam: boolean;
}

const edgesOf = (line: readonly Point[]): Edge[] =>
  line.map((to, index) => {
    const from = line.at(index - 1) ?? to;
    return { from, to, seam: Math.abs(from.x) < 1e-6 && Math.abs(to.x) < 1e-6 };
  });

function signedDistance(edges: readonly Edge[], x: number, y: number): number {
  let nearest = Infinity;
  let within = false;
  for (const { from, to, seam } of edges) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / dy) * dx) within = !within;
    if (seam) continue;
    const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    const [gapX, gapY] = [x - from.x - dx * t, y - from.y - dy * t];
    nearest = Math.min(nearest, gapX * gapX + gapY * gapY);
  }
  return Math.sqrt(nearest) * (within ? -1 : 1);
}

/** A salon's place on the map, in pixels from its corner. */
export interface MapPoint {
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

/** Salons that are drawn as one, at the place of the first. */
export interface MapCluster {
  readonly codes: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Joins what would lie closer together than a finger is wide; what comes first gives the place. */
export function mapClusters(points: readonly MapPoint[], room: number): readonly MapCluster[] {
  const clusters: { codes: string[]; x: number; y: number }[] = [];
  for (const { code, x, y } of points) {
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < room);
    if (near) near.codes.push(code);
    else clusters.push({ codes: [code], x, y });
  }
  return clusters;
}

const directions: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key goes to: the nearest that lies in its direction rather than beside it; null for the last one there. */
export function nextCluster<Point extends { readonly x: number; readonly y: number }>(
  from: Point,
  key: string,
  among: readonly Point[],
): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  const ahead = among.flatMap((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const [along, beside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    return along > 0 && along >= beside / 2 ? [{ point, cost: along + 2 * beside }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.point ?? null;
}

/** A place's position in pixels, for one zoom level. */
export interface MapPoint {
  /** The code of the place. */
  readonly code: string;
  readonly x: number;
  readonly y: number;
}

/** Places drawn as one marker, at the position of the first. */
export interface MapCluster {
  /** The codes of the places. */
  readonly codes: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Clusters points that are less than `room` pixels apart. A cluster takes the position of its first point. */
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

/** Returns the nearest point in the direction of an arrow key; null if there is none, or for other keys. */
export function nextCluster<Point extends { readonly x: number; readonly y: number }>(
  from: Point,
  key: string,
  points: readonly Point[],
): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  const ahead = points.flatMap((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const [along, beside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    return along > 0 && along >= beside / 2 ? [{ point, cost: along + 2 * beside }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.point ?? null;
}

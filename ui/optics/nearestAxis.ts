const half = 180;

/** How far two axes lie apart, in degrees: half a turn is no turn. */
export function axisDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % half;
  return Math.min(apart, half - apart);
}

/** The axis that lies nearest, of those that are made; between two the greater one, and 180 is 0. Null for none. */
export function nearestAxis(axes: readonly number[], axis: number): number | null {
  const onTheWay = (made: number) => (made - axis + half) % half;
  const [nearest = null] = axes.toSorted(
    (a, b) => axisDistance(a, axis) - axisDistance(b, axis) || onTheWay(a) - onTheWay(b),
  );
  return nearest;
}

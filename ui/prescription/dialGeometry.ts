/** The dimensions of the drawing, in its own units: a semicircle above the centre at x, y. */
export const dial = { width: 320, height: 200, x: 160, y: 150, radius: 100, tail: 40 } as const;

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the point at a distance from the centre in the direction of an axis, in degrees counter-clockwise from the right. */
export function onDial(axis: number, distance: number): Point {
  const angle = (axis * Math.PI) / 180;
  return { x: dial.x + distance * Math.cos(angle), y: dial.y - distance * Math.sin(angle) };
}

/** Returns the axis towards a point, in whole degrees from 1 to 180; below the centre, the nearer end of the scale. */
export function axisTowards({ x, y }: Point): number {
  const [right, up] = [x - dial.x, dial.y - y];
  if (up <= 0) return right < 0 ? 180 : 1;
  const degrees = Math.round((Math.atan2(up, right) * 180) / Math.PI);
  return Math.min(180, Math.max(1, degrees));
}

/** Returns the axis at the position of a pointer, in whole degrees. */
export function axisAt(face: SVGSVGElement, pointer: { readonly clientX: number; readonly clientY: number }): number {
  const { left, top, width } = face.getBoundingClientRect();
  const unitsPerPixel = dial.width / width;
  return axisTowards({ x: (pointer.clientX - left) * unitsPerPixel, y: (pointer.clientY - top) * unitsPerPixel });
}

/** Of the drawing, in its own units: a half circle over its centre. */
export const dial = { width: 320, height: 200, x: 160, y: 150, radius: 100, tail: 40 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place so far from the centre in the direction of an axis, in degrees, against the clock from the right. */
export function onDial(axis: number, distance: number): Point {
  const angle = (axis * Math.PI) / 180;
  return { x: dial.x + distance * Math.cos(angle), y: dial.y - distance * Math.sin(angle) };
}

/** The axis that points to a place, in whole degrees from 1 to 180; below the centre it is the nearer end. */
export function axisTowards({ x, y }: Point): number {
  const [right, up] = [x - dial.x, dial.y - y];
  if (up <= 0) return right < 0 ? 180 : 1;
  const degrees = Math.round((Math.atan2(up, right) * 180) / Math.PI);
  return Math.min(180, Math.max(1, degrees));
}

/** The axis under a pointer. */
export function axisAt(face: SVGSVGElement, pointer: { readonly clientX: number; readonly clientY: number }): number {
  const { left, top, width } = face.getBoundingClientRect();
  const unit = dial.width / width;
  return axisTowards({ x: (pointer.clientX - left) * unit, y: (pointer.clientY - top) * unit });
}

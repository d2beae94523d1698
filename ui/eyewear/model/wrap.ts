import type { BufferGeometry, Vector3 } from "three";
import type { DrawnFrame } from "../frame.ts";

/** The curvature of a front: the depth of a point behind the flat drawing, in mm, and the slope there. */
export interface Wrap {
  readonly behind: (x: number, y: number) => number;
  readonly slope: (x: number, y: number) => readonly [dx: number, dy: number];
}

/** The face-form angle of a lens, in degrees. Sun frames wrap further around the face. */
const faceForm = { clear: 5, sun: 8 };

/**
 * Returns the curvature of a front: a cylinder around the head, slightly curved from top to bottom. Widths and heights seen
 * from the front do not change.
 */
export function wrapOf({ tint }: Pick<DrawnFrame, "tint">): Wrap {
  const radius = 33 / Math.tan((faceForm[tint ? "sun" : "clear"] * Math.PI) / 180);
  return {
    behind: (x, y) => radius - Math.sqrt(radius * radius - x * x) + (y * y) / (3.2 * radius),
    slope: (x, y) => [x / Math.sqrt(radius * radius - x * x), y / (1.6 * radius)],
  };
}

/** Bends a flat geometry and its normals in place. */
export function wrapGeometry(geometry: BufferGeometry, { behind, slope }: Wrap): BufferGeometry {
  const places = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  for (let index = 0; index < places.count; index += 1) {
    const [x, y] = [places.getX(index), places.getY(index)];
    const [dx, dy] = slope(x, y);
    const facing = normals.getZ(index);
    const [nx, ny] = [normals.getX(index) + facing * dx, normals.getY(index) + facing * dy];
    const length = Math.hypot(nx, ny, facing) || 1;
    normals.setXYZ(index, nx / length, ny / length, facing / length);
    places.setZ(index, places.getZ(index) - behind(x, y));
  }
  return geometry;
}

/** Bends one point in place. */
export function wrapPoint(point: Vector3, { behind }: Wrap): Vector3 {
  point.z -= behind(point.x, point.y);
  return point;
}

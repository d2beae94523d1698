import { Mesh, type Object3D, type PerspectiveCamera, Vector3 } from "three";

export const fieldOfView = 14;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From where a camera looks that is turned so far, and stands so high, in degrees. */
export function direction(turn: number, height: number): Vector3 {
  const [yaw, pitch] = [radians(turn), radians(height)];
  return new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
}

export function aim(camera: PerspectiveCamera, target: Vector3, from: Vector3, distance: number): void {
  camera.position.copy(target).addScaledVector(from, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

/** Some hundred places of each part. */
export function pointsOf(thing: Object3D): Vector3[] {
  const points: Vector3[] = [];
  thing.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const places = object.geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(places.count / 400));
    for (let at = 0; at < places.count; at += step)
      points.push(new Vector3().fromBufferAttribute(places, at).applyMatrix4(object.matrixWorld));
  });
  return points;
}

/** The middle of what the camera sees of points, and its halves, where 1 is half the picture. */
export function boxOn(camera: PerspectiveCamera, points: readonly Vector3[]) {
  const seen = points.map((point) => point.clone().project(camera));
  const range = (values: readonly number[]) => {
    const [least, most] = values.reduce(
      ([low, high], value) => [Math.min(low ?? value, value), Math.max(high ?? value, value)],
      [Infinity, -Infinity],
    );
    return [((least ?? 0) + (most ?? 0)) / 2, ((most ?? 0) - (least ?? 0)) / 2] as const;
  };
  const [x, width] = range(seen.map((point) => point.x));
  const [y, height] = range(seen.map((point) => point.y));
  return { x, y, width, height };
}

/** Moves what is looked at by shares of half the picture. */
export function panned(camera: PerspectiveCamera, target: Vector3, distance: number, x: number, y: number): void {
  const halfHeight = Math.tan(radians(fieldOfView / 2));
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)].map((axis) =>
    axis.applyQuaternion(camera.quaternion),
  );
  if (right) target.addScaledVector(right, x * halfHeight * distance * camera.aspect);
  if (up) target.addScaledVector(up, y * halfHeight * distance);
}

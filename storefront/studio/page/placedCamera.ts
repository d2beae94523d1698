import { shownWidth, type DrawnFrame } from "@dioptra/ui/eyewear";
import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { CameraPlace } from "./cameras.ts";

const fieldOfView = 14;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface PlacedCamera {
  readonly camera: PerspectiveCamera;
  readonly mmPerPixel: number;
}

/**
 * A camera that has the whole of a thing in the middle of the picture. From in front, the plane of the front is shown
 * as many mm wide as the drawn picture of the same frame, so that one can take the place of the other.
 */
export function placedCamera(
  thing: Object3D,
  frame: DrawnFrame,
  { turn, height, fill }: CameraPlace,
  picture: { readonly width: number; readonly height: number },
): PlacedCamera {
  const camera = new PerspectiveCamera(fieldOfView, picture.width / picture.height, 10, 8000);
  const [yaw, pitch] = [radians(turn), radians(height)];
  const from = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  const halfHeight = Math.tan(radians(fieldOfView / 2));
  const plane = new Vector3().applyMatrix4(thing.matrixWorld);
  const points = pointsOf(thing);
  const target = plane.clone();
  const atScale = shownWidth(frame) / 2 / camera.aspect / halfHeight;
  let distance = 900;
  for (let round = 0; round < 8; round += 1) {
    if (turn === 0) distance = atScale + plane.clone().sub(target).dot(from);
    aim(camera, target, from, distance);
    const box = boxOn(camera, points);
    const larger = turn === 0 ? 1 : Math.max(box.width / fill, box.height / (fill * 0.86));
    const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)].map((axis) =>
      axis.applyQuaternion(camera.quaternion),
    );
    if (right) target.addScaledVector(right, box.x * halfHeight * distance * camera.aspect);
    if (up) target.addScaledVector(up, box.y * halfHeight * distance);
    distance *= larger;
  }
  aim(camera, target, from, distance);
  camera.near = Math.max(10, distance - 600);
  camera.far = distance + 2600;
  camera.updateProjectionMatrix();
  const depth = camera.position.clone().sub(plane).dot(from);
  return { camera, mmPerPixel: (2 * halfHeight * depth) / picture.height };
}

function aim(camera: PerspectiveCamera, target: Vector3, from: Vector3, distance: number) {
  camera.position.copy(target).addScaledVector(from, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

/** Some hundred places of each part. */
function pointsOf(thing: Object3D): Vector3[] {
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
function boxOn(camera: PerspectiveCamera, points: readonly Vector3[]) {
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

import { shownWidth, type DrawnFrame } from "@dioptra/ui/eyewear";
import { type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { CameraPlace } from "./cameras.ts";
import { aim, boxOn, direction, fieldOfView, panned, pointsOf, radians } from "./viewFitting.ts";

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
  const from = direction(turn, height);
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
    panned(camera, target, distance, box.x, box.y);
    distance *= larger;
  }
  aim(camera, target, from, distance);
  camera.near = Math.max(10, distance - 600);
  camera.far = distance + 2600;
  camera.updateProjectionMatrix();
  const depth = camera.position.clone().sub(plane).dot(from);
  return { camera, mmPerPixel: (2 * halfHeight * depth) / picture.height };
}

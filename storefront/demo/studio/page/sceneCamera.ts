import { type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { SceneView } from "../scene.ts";
import type { PlacedCamera } from "./placedCamera.ts";
import { aim, boxOn, direction, fieldOfView, panned, pointsOf, radians } from "./viewFitting.ts";

interface SceneCamera extends PlacedCamera {
  /** By which the picture is moved on the film, in pixels: things beside the middle are not seen askew. */
  readonly shift: readonly [x: number, y: number];
}

/** A camera that has things in that part of the picture which is not to be free. */
export function sceneCamera(
  things: Object3D,
  { turn, height, free, close }: SceneView,
  picture: { readonly width: number; readonly height: number },
): SceneCamera {
  const camera = new PerspectiveCamera(fieldOfView, picture.width / picture.height, 10, 8000);
  const from = direction(turn, height);
  const halfHeight = Math.tan(radians(fieldOfView / 2));
  const points = pointsOf(things);
  const target = new Vector3(...(close?.at ?? [0, 0, 0]));
  let distance = close ? close.width / 2 / camera.aspect / halfHeight : 1500;
  for (let round = 0; round < (close ? 0 : 12); round += 1) {
    aim(camera, target, from, distance);
    const box = boxOn(camera, points);
    panned(camera, target, distance, box.x, box.y);
    distance *= Math.max(box.width / (1 - free.left - free.right), box.height / (1 - free.top - free.bottom));
  }
  aim(camera, target, from, distance);
  camera.near = Math.max(10, distance - 900);
  camera.far = distance + 3000;
  camera.updateProjectionMatrix();
  return {
    camera,
    mmPerPixel: (2 * halfHeight * distance) / picture.height,
    shift: [((free.right - free.left) * picture.width) / 2, ((free.bottom - free.top) * picture.height) / 2],
  };
}

import type { FrameView } from "#domain/product/masters.ts";
import { shownWidth, type DrawnFrame } from "@dioptra/ui/eyewear";
import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { SceneView } from "../scene.ts";

/** Where the camera stands, in degrees about the frame and above the table, and how the lamps are turned for it. */
export interface CameraPlace {
  readonly turn: number;
  readonly height: number;
  readonly way: "open" | "folded";
  /** Share of the picture's width that the frame fills; from in front all frames are shown at one scale instead. */
  readonly fill: number;
  readonly lampTurn?: number;
  /** How far the key light comes to the viewer's side. */
  readonly lampForward?: number;
}

export const cameras: Readonly<Record<FrameView, CameraPlace>> = {
  front: { turn: 0, height: 5, way: "open", fill: 0.87 },
  "three-quarter": { turn: 34, height: 13, way: "open", fill: 0.84 },
  side: { turn: 90, height: 3, way: "open", fill: 0.84, lampTurn: 80, lampForward: 0.4 },
  folded: { turn: 14, height: 16, way: "folded", fill: 0.82 },
};

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

/** Moves what is looked at by shares of half the picture. */
function panned(camera: PerspectiveCamera, target: Vector3, distance: number, x: number, y: number): void {
  const halfHeight = Math.tan(radians(fieldOfView / 2));
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)].map((axis) =>
    axis.applyQuaternion(camera.quaternion),
  );
  if (right) target.addScaledVector(right, x * halfHeight * distance * camera.aspect);
  if (up) target.addScaledVector(up, y * halfHeight * distance);
}

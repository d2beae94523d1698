import type { FrameView } from "#domain/product/masters.ts";
import { cardPictureWidth, type DrawnFrame } from "@dioptra/ui/eyewear";
import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { SceneView } from "../scene.ts";

/** The camera and lamps of a view. Angles are in degrees. */
export interface CameraPlace {
  /** The position of the camera around the frame and above the table. */
  readonly turn: number;
  readonly height: number;
  readonly way: "open" | "folded";
  /** Share of the picture's width that the frame fills. Not used for the front, where all frames have the same scale. */
  readonly fill: number;
  readonly lampTurn?: number;
  /** How far the key light is moved towards the viewer. */
  readonly lampForward?: number;
}

/** The camera of each view. */
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
 * Returns a camera that shows a whole frame in the middle of the picture. From the front, the picture has the same scale as
 * the drawing of the frame, so that one can replace the other.
 */
export function frameCamera(
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
  const frontDistance = cardPictureWidth(frame) / 2 / camera.aspect / halfHeight;
  let distance = 900;
  for (let round = 0; round < 8; round += 1) {
    if (turn === 0) distance = frontDistance + plane.clone().sub(target).dot(from);
    aim(camera, target, from, distance);
    const box = projectedBox(camera, points);
    const zoom = turn === 0 ? 1 : Math.max(box.width / fill, box.height / (fill * 0.86));
    pan(camera, target, distance, box.x, box.y);
    distance *= zoom;
  }
  aim(camera, target, from, distance);
  camera.near = Math.max(10, distance - 600);
  camera.far = distance + 2600;
  camera.updateProjectionMatrix();
  const depth = camera.position.clone().sub(plane).dot(from);
  return { camera, mmPerPixel: (2 * halfHeight * depth) / picture.height };
}

interface SceneCamera extends PlacedCamera {
  /** Offset of the picture on the film in pixels, which moves things off centre without changing the perspective. */
  readonly shift: readonly [x: number, y: number];
}

/** Returns a camera that shows a scene inside of the picture's margins. */
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
    const box = projectedBox(camera, points);
    pan(camera, target, distance, box.x, box.y);
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

/** Returns the unit vector towards a camera, from its angles around and above the table in degrees. */
export function direction(turn: number, height: number): Vector3 {
  const [yaw, pitch] = [radians(turn), radians(height)];
  return new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
}

export function aim(camera: PerspectiveCamera, target: Vector3, from: Vector3, distance: number): void {
  camera.position.copy(target).addScaledVector(from, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

/** Returns a sample of up to about 800 vertices of each mesh. */
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

/** Returns centre and half size of the projected points, in units of half the picture. */
function projectedBox(camera: PerspectiveCamera, points: readonly Vector3[]) {
  const projected = points.map((point) => point.clone().project(camera));
  const range = (values: readonly number[]) => {
    const [min, max] = values.reduce(
      ([low, high], value) => [Math.min(low ?? value, value), Math.max(high ?? value, value)],
      [Infinity, -Infinity],
    );
    return [((min ?? 0) + (max ?? 0)) / 2, ((max ?? 0) - (min ?? 0)) / 2] as const;
  };
  const [x, width] = range(projected.map((point) => point.x));
  const [y, height] = range(projected.map((point) => point.y));
  return { x, y, width, height };
}

/** Moves the target of the camera, in units of half the picture. */
function pan(camera: PerspectiveCamera, target: Vector3, distance: number, x: number, y: number): void {
  const halfHeight = Math.tan(radians(fieldOfView / 2));
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)].map((axis) =>
    axis.applyQuaternion(camera.quaternion),
  );
  if (right) target.addScaledVector(right, x * halfHeight * distance * camera.aspect);
  if (up) target.addScaledVector(up, y * halfHeight * distance);
}

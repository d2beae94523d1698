import { Box3, type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { Look } from "./look.ts";

/** In degrees. */
const fieldOfView = 14;
/** The share of the stage that a frame fills at its widest angle. */
const fill = 0.93;
/** How far the frame is raised for the buttons below it, as a share of the visible height. */
const lift = 0.045;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Orbits an object at a distance from which all of it is visible from every angle. */
export class OrbitCamera {
  readonly camera = new PerspectiveCamera(fieldOfView, 1, 10, 8000);
  readonly #middle = new Vector3();
  #reach = 1;
  #tall = 1;

  /** Sets the object to look at. */
  fit(object: Object3D): void {
    const box = new Box3().setFromObject(object);
    const size = box.getSize(new Vector3());
    box.getCenter(this.#middle);
    this.#reach = Math.hypot(size.x, size.z) / 2;
    this.#tall = size.y;
  }

  /** Places the camera; `aspect` is the ratio of the stage's width to its height. */
  place({ turn, height, zoom }: Look, aspect: number): void {
    const [yaw, pitch] = [radians(turn), radians(height)];
    const from = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
    const half = Math.tan(radians(fieldOfView / 2));
    const wide = this.#reach / Math.sin(Math.atan(half * aspect * fill));
    const tall = (this.#tall * Math.cos(pitch) + this.#reach * Math.sin(pitch)) / (half * fill * 1.7);
    const distance = Math.max(wide, tall);
    this.camera.aspect = aspect;
    this.camera.zoom = zoom;
    this.camera.near = Math.max(10, distance - 400);
    this.camera.far = distance + 2600;
    this.camera.position.copy(this.#middle).addScaledVector(from, distance);
    this.camera.lookAt(this.#middle);
    this.camera.translateY((-lift * 2 * half * distance) / zoom);
    this.camera.updateMatrixWorld();
    this.camera.updateProjectionMatrix();
  }
}

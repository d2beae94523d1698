import { Box3, DirectionalLight, type Object3D, Vector3 } from "three";
import { type Direction, lampsAtOnce } from "./exposure.ts";

/** The distance of the lamps, in mm. */
const distance = 700;
const above = new Vector3(0, 1, 0);

/** The lamps that cast the shadows of an object. Their total brightness is constant. */
export class KeyLight {
  readonly #lamps = Array.from({ length: lampsAtOnce }, () => new DirectionalLight("white", 1.55 / lampsAtOnce));
  readonly #middle = new Vector3();
  /** The objects to add to the scene. */
  readonly objects: readonly Object3D[] = this.#lamps.flatMap((lamp) => [lamp, lamp.target]);

  /** `shadowSize` is the width of a lamp's shadow map, in pixels. */
  constructor(shadowSize: number) {
    for (const lamp of this.#lamps) {
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(shadowSize, shadowSize);
      lamp.shadow.normalBias = 0.06;
    }
  }

  /**
   * Fits the shadow maps to an object. A larger depth range would be less precise, and frames would seem to float.
   *
   * @param reach How far behind the object its shadow can fall, as a multiple of its size.
   */
  fit(object: Object3D, reach: number): void {
    const box = new Box3().setFromObject(object);
    box.getCenter(this.#middle);
    const radius = box.getSize(new Vector3()).length() * 0.56;
    for (const { shadow, target } of this.#lamps) {
      const { camera } = shadow;
      Object.assign(camera, { left: -radius, right: radius, bottom: -radius, top: radius });
      camera.near = distance - radius * 1.1;
      // The shadows of low light reach far behind the object.
      camera.far = distance + radius * reach;
      camera.updateProjectionMatrix();
      // A fixed bias is enough for frames; the larger shadow map pixels of a wide scene need a larger one.
      shadow.bias = -Math.max(0.35, (radius / shadow.mapSize.width) * 2.4) / (camera.far - camera.near);
      target.position.copy(this.#middle);
      target.updateMatrixWorld();
    }
  }

  /** Sets the direction of each lamp; all are rotated around the object by an angle in radians. */
  shineFrom(directions: readonly Direction[], turn: number): void {
    for (const [index, lamp] of this.#lamps.entries()) {
      const direction = new Vector3(...(directions[index] ?? above)).applyAxisAngle(above, turn);
      lamp.position.copy(this.#middle).addScaledVector(direction, distance);
    }
  }

  dispose(): void {
    for (const lamp of this.#lamps) lamp.dispose();
  }
}

import { Box3, DirectionalLight, type Object3D, Vector3 } from "three";
import { type Direction, lampsAtOnce } from "./exposure.ts";

const distance = 700;
const above = new Vector3(0, 1, 0);

/** The lamps that throw the shadows of one thing; together always as bright. */
export class KeyLight {
  readonly #lamps = Array.from({ length: lampsAtOnce }, () => new DirectionalLight("white", 1.55 / lampsAtOnce));
  readonly #middle = new Vector3();
  /** What belongs into the scene. */
  readonly objects: readonly Object3D[] = this.#lamps.flatMap((lamp) => [lamp, lamp.target]);

  /** `shadowSize` is the width of a lamp's shadow map, in its pixels. */
  constructor(shadowSize: number) {
    for (const lamp of this.#lamps) {
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(shadowSize, shadowSize);
      lamp.shadow.normalBias = 0.06;
    }
  }

  /**
   * A shadow map keeps its depth for what is there: a larger range would let frames float.
   *
   * @param reach How far behind a thing its shadow may fall, in its own sizes.
   */
  fit(thing: Object3D, reach: number): void {
    const box = new Box3().setFromObject(thing);
    box.getCenter(this.#middle);
    const radius = box.getSize(new Vector3()).length() * 0.56;
    for (const { shadow, target } of this.#lamps) {
      const { camera } = shadow;
      Object.assign(camera, { left: -radius, right: radius, bottom: -radius, top: radius });
      camera.near = distance - radius * 1.1;
      // Low light reaches the table far behind the thing.
      camera.far = distance + radius * reach;
      camera.updateProjectionMatrix();
      // A frame's cells are far smaller than this; those of a wide scene are not.
      shadow.bias = -Math.max(0.35, (radius / shadow.mapSize.width) * 2.4) / (camera.far - camera.near);
      target.position.copy(this.#middle);
      target.updateMatrixWorld();
    }
  }

  /** Lets each lamp shine from its direction; all are turned about the thing by an angle in radians. */
  shineFrom(directions: readonly Direction[], turn: number): void {
    for (const [which, lamp] of this.#lamps.entries()) {
      const direction = new Vector3(...(directions[which] ?? above)).applyAxisAngle(above, turn);
      lamp.position.copy(this.#middle).addScaledVector(direction, distance);
    }
  }

  dispose(): void {
    for (const lamp of this.#lamps) lamp.dispose();
  }
}

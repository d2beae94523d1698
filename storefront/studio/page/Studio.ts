import { type ClearMesh, frameObject } from "@dioptra/ui/frame-model";
import {
  Box3,
  Color,
  DirectionalLight,
  type Object3D,
  BasicShadowMap,
  type PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { FrameShot, Photograph, SceneShot, Shot } from "../shot.ts";
import { cameras } from "./cameras.ts";
import { exposure, lampsAtOnce } from "./exposure.ts";
import { Film } from "./film.ts";
import { paperLight } from "./paperLight.ts";
import { paperTable } from "./paperTable.ts";
import { placedCamera } from "./placedCamera.ts";
import { sceneCamera } from "./sceneCamera.ts";
import { softboxRoom } from "./softboxRoom.ts";
import { sceneObject } from "./things/sceneObject.ts";
import { radians } from "./viewFitting.ts";

const lampDistance = 700;
const above = new Vector3(0, 1, 0);
const mapSize = 1536;

/** Goods have printed fronts, which the key light is to reach. */
const goodsForward = 0.7;

/** What stands before the camera, and how it is lit. */
interface Setting {
  readonly object: Object3D;
  readonly clear: readonly ClearMesh[];
  readonly camera: PerspectiveCamera;
  /** Of the picture on the film, in pixels. */
  readonly shift: readonly [x: number, y: number];
  readonly lampTurn: number;
  readonly lampForward: number;
  /** How far behind a thing its shadow may fall, in its own sizes. */
  readonly shadowReach: number;
}

/** A table of paper in a room of softboxes, with lamps that wander from exposure to exposure. */
export class Studio {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #lamps = Array.from({ length: lampsAtOnce }, () => new DirectionalLight("white", 1.55 / lampsAtOnce));

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = BasicShadowMap;
    this.#renderer.setPixelRatio(1);
    const room = new PMREMGenerator(this.#renderer).fromScene(softboxRoom(), 0.008, 0.1, 200, { size: 512 });
    this.#scene.environment = room.texture;
    this.#scene.background = new Color(paperLight, paperLight, paperLight);
    for (const lamp of this.#lamps) {
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(mapSize, mapSize);
      lamp.shadow.normalBias = 0.06;
    }
    this.#scene.add(...this.#lamps.flatMap((lamp) => [lamp, lamp.target]), paperTable());
  }

  photograph(shot: Shot): Photograph {
    return "scene" in shot ? this.#photographScene(shot) : this.#photographFrame(shot);
  }

  #photographFrame({ frame, view, ...film }: FrameShot): Photograph {
    const { way, lampTurn = 0, lampForward = 0, ...place } = cameras[view];
    const { group, clear, dispose } = frameObject(frame, way);
    const { camera, mmPerPixel } = placedCamera(group, frame, { ...place, way }, film);
    const setting = { object: group, clear, camera, shift: [0, 0], lampTurn, lampForward, shadowReach: 1.3 } as const;
    const image = this.#expose(setting, film);
    dispose();
    return { image, mmPerPixel };
  }

  #photographScene({ scene, ...film }: SceneShot): Photograph {
    const { group, clear, dispose } = sceneObject(scene.things);
    const { camera, mmPerPixel, shift } = sceneCamera(group, scene.view, film);
    const setting = { object: group, clear, camera, shift, lampTurn: scene.view.turn, lampForward: goodsForward };
    const image = this.#expose({ ...setting, shadowReach: 4 }, film);
    dispose();
    return { image, mmPerPixel };
  }

  /** The picture as a PNG. */
  #expose(setting: Setting, { width, height, exposures }: Omit<SceneShot, "scene">): string {
    const { object, clear, camera, lampTurn, lampForward, shadowReach } = setting;
    this.#renderer.setSize(width, height, false);
    this.#scene.add(object);
    this.#scene.environmentRotation.set(0, radians(lampTurn), 0);
    const middle = this.#fitShadow(object, shadowReach);
    const film = new Film(this.#renderer, width, height);
    for (let index = 0; index < exposures; index += 1) {
      const { shift, lamps, chance } = exposure(index, lampForward);
      for (const [which, lamp] of this.#lamps.entries()) {
        const direction = new Vector3(...(lamps[which] ?? above)).applyAxisAngle(above, radians(lampTurn));
        lamp.position.copy(middle).addScaledVector(direction, lampDistance);
      }
      for (const { mesh, passes } of clear) mesh.castShadow = chance > passes;
      camera.setViewOffset(width, height, shift[0] + setting.shift[0], shift[1] + setting.shift[1], width, height);
      this.#renderer.setRenderTarget(film.target);
      this.#renderer.render(this.#scene, camera);
      film.add(1 / exposures);
    }
    film.develop();
    const image = this.#renderer.domElement.toDataURL("image/png");
    this.#scene.remove(object);
    film.dispose();
    return image;
  }

  /** A shadow map keeps its depth for what is there: a larger range would let frames float. */
  #fitShadow(thing: Object3D, reach: number): Vector3 {
    const box = new Box3().setFromObject(thing);
    const middle = box.getCenter(new Vector3());
    const radius = box.getSize(new Vector3()).length() * 0.56;
    for (const { shadow, target } of this.#lamps) {
      const { camera } = shadow;
      Object.assign(camera, { left: -radius, right: radius, bottom: -radius, top: radius });
      camera.near = lampDistance - radius * 1.1;
      // Low light reaches the table far behind the thing.
      camera.far = lampDistance + radius * reach;
      camera.updateProjectionMatrix();
      // A frame's cells are far smaller than this; those of a wide scene are not.
      shadow.bias = -Math.max(0.35, (radius / mapSize) * 2.4) / (camera.far - camera.near);
      target.position.copy(middle);
      target.updateMatrixWorld();
    }
    return middle;
  }
}

import { frameObject } from "@dioptra/ui/frame-model";
import {
  Box3,
  Color,
  DirectionalLight,
  type Object3D,
  BasicShadowMap,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Photograph, Shot } from "../shot.ts";
import { cameras } from "./cameras.ts";
import { exposure, lampsAtOnce } from "./exposure.ts";
import { Film } from "./film.ts";
import { paperLight } from "./paperLight.ts";
import { paperTable } from "./paperTable.ts";
import { placedCamera } from "./placedCamera.ts";
import { softboxRoom } from "./softboxRoom.ts";

const lampDistance = 700;
const above = new Vector3(0, 1, 0);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A table of paper in a room of softboxes, with one lamp that wanders from exposure to exposure. */
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
      lamp.shadow.mapSize.set(1536, 1536);
      lamp.shadow.normalBias = 0.06;
    }
    this.#scene.add(...this.#lamps.flatMap((lamp) => [lamp, lamp.target]), paperTable());
  }

  photograph({ frame, view, width, height, exposures }: Shot): Photograph {
    const place = cameras[view];
    const object = frameObject(frame, place.way);
    this.#renderer.setSize(width, height, false);
    this.#scene.add(object.group);
    this.#scene.environmentRotation.set(0, radians(place.lampTurn ?? 0), 0);
    const { camera, mmPerPixel } = placedCamera(object.group, frame, place, { width, height });
    const middle = this.#fitShadow(object.group);
    const film = new Film(this.#renderer, width, height);
    for (let index = 0; index < exposures; index += 1) {
      const { shift, lamps, chance } = exposure(index, place.lampForward ?? 0);
      for (const [which, lamp] of this.#lamps.entries()) {
        const direction = new Vector3(...(lamps[which] ?? above)).applyAxisAngle(above, radians(place.lampTurn ?? 0));
        lamp.position.copy(middle).addScaledVector(direction, lampDistance);
      }
      for (const { mesh, passes } of object.clear) mesh.castShadow = chance > passes;
      camera.setViewOffset(width, height, ...shift, width, height);
      this.#renderer.setRenderTarget(film.target);
      this.#renderer.render(this.#scene, camera);
      film.add(1 / exposures);
    }
    film.develop();
    const image = this.#renderer.domElement.toDataURL("image/png");
    this.#scene.remove(object.group);
    film.dispose();
    object.dispose();
    return { image, mmPerPixel };
  }

  /** A shadow map keeps its depth for what is there: a larger range would let frames float. */
  #fitShadow(thing: Object3D): Vector3 {
    const box = new Box3().setFromObject(thing);
    const middle = box.getCenter(new Vector3());
    const radius = box.getSize(new Vector3()).length() * 0.56;
    for (const { shadow, target } of this.#lamps) {
      const { camera } = shadow;
      Object.assign(camera, { left: -radius, right: radius, bottom: -radius, top: radius });
      camera.near = lampDistance - radius * 1.1;
      // Low light reaches the table far behind the frame.
      camera.far = lampDistance + radius * 1.3;
      camera.updateProjectionMatrix();
      shadow.bias = -0.35 / (camera.far - camera.near);
      target.position.copy(middle);
      target.updateMatrixWorld();
    }
    return middle;
  }
}

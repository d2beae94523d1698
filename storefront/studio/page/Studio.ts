import { frameObject } from "@dioptra/ui/frame-model";
import {
  Box3,
  Color,
  DirectionalLight,
  Mesh,
  type Object3D,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Photograph, Shot } from "../shot.ts";
import { cameras } from "./cameras.ts";
import { exposure } from "./exposure.ts";
import { Film } from "./film.ts";
import { paperLight } from "./paperLight.ts";
import { placedCamera } from "./placedCamera.ts";
import { softboxRoom } from "./softboxRoom.ts";

const lampDistance = 700;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A table of paper in a room of softboxes, with one lamp that wanders from exposure to exposure. */
export class Studio {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #lamp = new DirectionalLight("white", 1.55);

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(1);
    const room = new PMREMGenerator(this.#renderer).fromScene(softboxRoom(), 0.008, 0.1, 200, { size: 512 });
    this.#scene.environment = room.texture;
    this.#scene.background = new Color(paperLight, paperLight, paperLight);
    const { shadow } = this.#lamp;
    this.#lamp.castShadow = true;
    shadow.mapSize.set(1536, 1536);
    shadow.normalBias = 0.06;
    shadow.radius = 2.2;
    const table = new Mesh(new PlaneGeometry(4000, 4000), new ShadowMaterial({ color: "#1c1712", opacity: 0.92 }));
    table.rotation.x = -Math.PI / 2;
    table.receiveShadow = true;
    this.#scene.add(this.#lamp, this.#lamp.target, table);
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
      const { shift, lamp, chance } = exposure(index, place.lampForward ?? 0);
      const direction = new Vector3(...lamp).applyAxisAngle(new Vector3(0, 1, 0), radians(place.lampTurn ?? 0));
      this.#lamp.position.copy(middle).addScaledVector(direction, lampDistance);
      for (const tint of object.tints) tint.castShadow = chance > object.passes;
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
    const { camera } = this.#lamp.shadow;
    Object.assign(camera, { left: -radius, right: radius, bottom: -radius, top: radius });
    camera.near = lampDistance - radius * 1.1;
    // Low light reaches the table far behind the frame.
    camera.far = lampDistance + radius * 1.3;
    camera.updateProjectionMatrix();
    this.#lamp.shadow.bias = -0.35 / (camera.far - camera.near);
    this.#lamp.target.position.copy(middle);
    this.#lamp.target.updateMatrixWorld();
    return middle;
  }
}

import { exposure, Film, KeyLight, paperRoom } from "@dioptra/ui/frame-light";
import { type ClearMesh, frameObject } from "@dioptra/ui/frame-model";
import { BasicShadowMap, type Object3D, type PerspectiveCamera, type Scene, WebGLRenderer } from "three";
import type { FrameShot, Photograph, SceneShot, Shot } from "../scene.ts";
import { cameras, placedCamera, radians, sceneCamera } from "./cameras.ts";
import { sceneObject } from "./things/sceneObject.ts";

/** Goods have printed fronts, which the key light is to reach. */
const goodsForward = 0.7;

/** Shadows fade along the one; where things themselves go on beyond the picture, they fade along the other. */
const [narrow, wide] = [0.055, 0.2];

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
  /** Share of the picture along which it fades into the paper. */
  readonly border: number;
}

/** A table of paper in a room of softboxes, with lamps that wander from exposure to exposure. */
export class Studio {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #light = new KeyLight(1536);

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = BasicShadowMap;
    this.#renderer.setPixelRatio(1);
    this.#scene = paperRoom(this.#renderer, 512).scene;
    this.#scene.add(...this.#light.objects);
  }

  photograph(shot: Shot): Photograph {
    return "scene" in shot ? this.#photographScene(shot) : this.#photographFrame(shot);
  }

  #photographFrame({ frame, view, ...film }: FrameShot): Photograph {
    const { way, lampTurn = 0, lampForward = 0, ...place } = cameras[view];
    const { group, clear, dispose } = frameObject(frame, way);
    const { camera, mmPerPixel } = placedCamera(group, frame, { ...place, way }, film);
    const setting = {
      object: group,
      clear,
      camera,
      shift: [0, 0],
      lampTurn,
      lampForward,
      shadowReach: 1.3,
      border: narrow,
    } as const;
    const image = this.#expose(setting, film);
    dispose();
    return { image, mmPerPixel };
  }

  #photographScene({ scene, ...film }: SceneShot): Photograph {
    const { group, clear, dispose } = sceneObject(scene.things);
    const { camera, mmPerPixel, shift } = sceneCamera(group, scene.view, film);
    const setting = { object: group, clear, camera, shift, lampTurn: scene.view.turn, lampForward: goodsForward };
    const image = this.#expose({ ...setting, shadowReach: 4, border: scene.view.close ? wide : narrow }, film);
    dispose();
    return { image, mmPerPixel };
  }

  /** The picture as a PNG. */
  #expose(setting: Setting, { width, height, exposures }: Omit<SceneShot, "scene">): string {
    const { object, clear, camera, lampTurn, lampForward, shadowReach } = setting;
    this.#renderer.setSize(width, height, false);
    this.#scene.add(object);
    this.#scene.environmentRotation.set(0, radians(lampTurn), 0);
    this.#light.fit(object, shadowReach);
    const film = new Film(this.#renderer, { width, height, border: setting.border, sum: "exact", samples: 0 });
    for (let index = 0; index < exposures; index += 1) {
      const { shift, lamps, chance } = exposure(index, lampForward);
      this.#light.shineFrom(lamps, radians(lampTurn));
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
}

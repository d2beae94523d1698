import { exposure, Film, KeyLight, createPaperScene } from "@dioptra/ui/frame-light";
import { type TransparentMesh, frameObject } from "@dioptra/ui/frame-model";
import { BasicShadowMap, type Object3D, type PerspectiveCamera, type Scene, WebGLRenderer } from "three";
import type { FrameShot, Photograph, SceneShot, Shot } from "../scene.ts";
import { cameras, frameCamera, radians, sceneCamera } from "./cameras.ts";
import { sceneObject } from "./things/sceneObject.ts";

/** Moves the key light forward so that it reaches the printed fronts of goods. */
const goodsLampForward = 0.7;

/** Borders along which pictures fade into the background. Close-ups need the wide one, since things extend beyond them. */
const [narrowBorder, wideBorder] = [0.055, 0.2];

/** What is photographed, and how it is lit. */
interface Setting {
  readonly object: Object3D;
  readonly clear: readonly TransparentMesh[];
  readonly camera: PerspectiveCamera;
  /** Offset of the picture on the film, in pixels. */
  readonly shift: readonly [x: number, y: number];
  readonly lampTurn: number;
  readonly lampForward: number;
  /** Length of the shadow that is rendered, in multiples of the object's size. */
  readonly shadowReach: number;
  /** Share of the picture along which it fades into the background. */
  readonly border: number;
}

/** A table of paper in a room of softboxes. The lamps move between exposures, which makes shadows soft. */
export class Studio {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #light = new KeyLight(1536);

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = BasicShadowMap;
    this.#renderer.setPixelRatio(1);
    this.#scene = createPaperScene(this.#renderer, 512).scene;
    this.#scene.add(...this.#light.objects);
  }

  photograph(shot: Shot): Photograph {
    return "scene" in shot ? this.#photographScene(shot) : this.#photographFrame(shot);
  }

  #photographFrame({ frame, view, ...film }: FrameShot): Photograph {
    const { way, lampTurn = 0, lampForward = 0, ...place } = cameras[view];
    const { group, clear, dispose } = frameObject(frame, way);
    const { camera, mmPerPixel } = frameCamera(group, frame, { ...place, way }, film);
    const setting = {
      object: group,
      clear,
      camera,
      shift: [0, 0],
      lampTurn,
      lampForward,
      shadowReach: 1.3,
      border: narrowBorder,
    } as const;
    const image = this.#expose(setting, film);
    dispose();
    return { image, mmPerPixel };
  }

  #photographScene({ scene, ...film }: SceneShot): Photograph {
    const { group, clear, dispose } = sceneObject(scene.things);
    const { camera, mmPerPixel, shift } = sceneCamera(group, scene.view, film);
    const setting = { object: group, clear, camera, shift, lampTurn: scene.view.turn, lampForward: goodsLampForward };
    const image = this.#expose(
      { ...setting, shadowReach: 4, border: scene.view.close ? wideBorder : narrowBorder },
      film,
    );
    dispose();
    return { image, mmPerPixel };
  }

  /** Renders a picture and returns it as a PNG data URL. */
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

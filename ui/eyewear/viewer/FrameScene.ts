import { PCFShadowMap, type Scene, WebGLRenderer } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, type FrameObject, modelObject, disposeNoise } from "../model/index.ts";
import { type Exposure, exposure, Film, KeyLight, createPaperScene } from "../model/light/index.ts";
import { type Look, roomTurn } from "./look.ts";
import { OrbitCamera } from "./OrbitCamera.ts";

/** Whether the temples are open or folded. */
export type FramePose = "open" | "folded";

/** The resolution of the reflected room. */
const mirrorSize = 256;
const shadowSize = 1024;
/** The maximum distance of the shadow behind a frame, as a multiple of the size of the frame. */
const shadowReach = 1.3;
/** The number of exposures in a finished picture, and the minimum shown: fewer would look coarser than the moving picture. */
const exposures = { all: 24, minimumShown: 5 };
/** On slow graphics, no further exposures are added after this time, in ms. */
const settleTimeout = 2500;
/** If drawing takes longer than this per frame, in ms, the resolution in motion is halved. */
const slowFrameTime = 45;

/** The blur of shadow edges, in pixels of a shadow map. */
const softness = { moving: 15, resting: 7 };

/** The single exposure of each frame in motion. High lamps keep its shadows short. */
const inMotion: Exposure = {
  shift: [0, 0],
  lamps: [
    [-0.24, 0.9, 0.36],
    [-0.55, 0.8, 0.1],
    [0.2, 0.95, 0.2],
  ],
  chance: 0.5,
};

/** A frame on a paper-like ground, drawn to a canvas on request. */
export class FrameScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #room: ReturnType<typeof createPaperScene>;
  readonly #light = new KeyLight(shadowSize);
  readonly #orbit = new OrbitCamera();
  readonly #softness = { value: 0 };
  #object: FrameObject | null = null;
  #films: { readonly moving: Film; readonly resting: Film } | null = null;
  #movingScale = 1;
  #pace = { last: 0, mean: 16 };
  #nextExposure = 0;

  /** Throws if WebGL 2 is not available. */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: true });
    if (!context) throw new Error("WebGL 2 is not available in this browser.");
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#room = createPaperScene(this.#renderer, mirrorSize, this.#softness);
    this.#scene.add(...this.#light.objects);
  }

  get #scene(): Scene {
    return this.#room.scene;
  }

  /** Shows another frame. Its shaders are compiled in parallel if the browser supports that. */
  async show(frame: DrawnFrame, model: FrameModel, pose: FramePose): Promise<void> {
    this.#stopSettling();
    const previous = this.#object;
    const object = modelObject(frame, model, pose);
    this.#object = object;
    if (previous) this.#scene.remove(previous.group);
    this.#scene.add(object.group);
    this.#light.fit(object.group, shadowReach);
    this.#orbit.fit(object.group);
    const { moving } = this.#currentFilms();
    this.#renderer.setRenderTarget(moving.target);
    if (this.#renderer.extensions.has("KHR_parallel_shader_compile"))
      await this.#renderer.compileAsync(this.#scene, this.#orbit.camera);
    else this.#renderer.compile(this.#scene, this.#orbit.camera);
    // Disposed only now, so that shaders used by both are kept.
    previous?.dispose();
  }

  /** Sets the size of the canvas, in device pixels. */
  resize(width: number, height: number): void {
    if (width === this.#canvas.width && height === this.#canvas.height) return;
    this.#stopSettling();
    this.#renderer.setSize(width, height, false);
    this.#disposeFilms();
  }

  /** Draws immediately with one exposure. */
  move(look: Look): void {
    this.#stopSettling();
    this.#adaptResolution();
    const { moving } = this.#currentFilms();
    moving.clear();
    this.#softness.value = softness.moving;
    this.#expose(moving, look, inMotion);
    moving.add(1);
    moving.develop();
  }

  /** Adds up exposures until the picture has the soft shadows of a photograph. */
  settle(look: Look): void {
    this.#stopSettling();
    const { resting } = this.#currentFilms();
    resting.clear();
    const start = performance.now();
    const forward = 0.4 * Math.sin((look.turn * Math.PI) / 180) ** 2;
    const add = (index: number) => {
      this.#softness.value = softness.resting;
      this.#expose(resting, look, exposure(index, forward));
      resting.add(1 / exposures.all);
      const count = index + 1;
      if (count >= exposures.minimumShown) resting.develop(exposures.all / count);
      const isEnough =
        count === exposures.all || (count > exposures.minimumShown && performance.now() - start > settleTimeout);
      if (!isEnough) this.#nextExposure = requestAnimationFrame(() => add(count));
    };
    this.#nextExposure = requestAnimationFrame(() => add(0));
  }

  dispose(): void {
    this.#stopSettling();
    this.#object?.dispose();
    this.#disposeFilms();
    this.#light.dispose();
    this.#room.dispose();
    disposeNoise();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #stopSettling() {
    cancelAnimationFrame(this.#nextExposure);
  }

  #expose(film: Film, look: Look, { shift, lamps, chance }: Exposure) {
    const { width, height } = film.target;
    const turn = (roomTurn(look) * Math.PI) / 180;
    this.#scene.environmentRotation.set(0, turn, 0);
    this.#light.shineFrom(lamps, turn);
    for (const { mesh, passes } of this.#object?.clear ?? []) mesh.castShadow = chance > passes;
    const { camera } = this.#orbit;
    camera.setViewOffset(width, height, ...shift, width, height);
    this.#orbit.place(look, this.#canvas.width / this.#canvas.height);
    this.#renderer.setRenderTarget(film.target);
    this.#renderer.render(this.#scene, camera);
  }

  #currentFilms() {
    const film = (scale: number, samples: number) =>
      new Film(this.#renderer, {
        width: Math.max(1, Math.round(this.#canvas.width * scale)),
        height: Math.max(1, Math.round(this.#canvas.height * scale)),
        border: 0,
        sum: "quick",
        samples,
      });
    this.#films ??= { moving: film(this.#movingScale, 4), resting: film(1, 0) };
    return this.#films;
  }

  #disposeFilms() {
    this.#films?.moving.dispose();
    this.#films?.resting.dispose();
    this.#films = null;
  }

  #adaptResolution() {
    const now = performance.now();
    const elapsed = now - this.#pace.last;
    // A long pause between two frames is not counted as slow drawing.
    const mean = elapsed < 1000 ? this.#pace.mean * 0.7 + elapsed * 0.3 : this.#pace.mean;
    this.#pace = { last: now, mean };
    if (mean < slowFrameTime || this.#movingScale < 1) return;
    this.#movingScale = 0.5;
    this.#disposeFilms();
  }
}

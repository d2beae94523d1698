import { PCFShadowMap, type Scene, WebGLRenderer } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, type FrameObject, modelObject, releaseNoise } from "../model/index.ts";
import { type Exposure, exposure, Film, KeyLight, paperRoom } from "../model/light/index.ts";
import { type Look, roomTurn } from "./look.ts";
import { OrbitCamera } from "./OrbitCamera.ts";

export type Way = "open" | "folded";

const mirrorSize = 256;
const shadowSize = 1024;
/** How far behind a frame its shadow may fall, in its own sizes. */
const shadowReach = 1.3;
/** As soft as a photograph; the first of them alone would be rougher than what was seen in motion. */
const exposures = { all: 24, leastShown: 5 };
/** Where the graphics are slow it is left at that, after so many ms. */
const patience = 2500;
/** Frames that take longer than so many ms are drawn at half the size. */
const slowFrame = 45;

/** How far the edges of shadows are blurred, in pixels of a shadow map. */
const softness = { moving: 15, resting: 7 };

/** One exposure has to do while something moves: lamps that stand high keep its shadows short. */
const inMotion: Exposure = {
  shift: [0, 0],
  lamps: [
    [-0.24, 0.9, 0.36],
    [-0.55, 0.8, 0.1],
    [0.2, 0.95, 0.2],
  ],
  chance: 0.5,
};

/** A frame on a paper-like ground, drawn onto a canvas on request. */
export class FrameScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #room: ReturnType<typeof paperRoom>;
  readonly #light = new KeyLight(shadowSize);
  readonly #orbit = new OrbitCamera();
  readonly #softness = { value: 0 };
  #object: FrameObject | null = null;
  #films: { readonly moving: Film; readonly resting: Film } | null = null;
  #movingScale = 1;
  #pace = { last: 0, mean: 16 };
  #next = 0;

  /** Throws where WebGL cannot be had. */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: true });
    if (!context) throw new Error("There is no WebGL");
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#room = paperRoom(this.#renderer, mirrorSize, this.#softness);
    this.#scene.add(...this.#light.objects);
  }

  get #scene(): Scene {
    return this.#room.scene;
  }

  /** Puts another frame on the table. Its shaders are made without holding up the page, where a browser can do that. */
  async show(frame: DrawnFrame, model: FrameModel, way: Way): Promise<void> {
    this.#halt();
    const before = this.#object;
    const object = modelObject(frame, model, way);
    this.#object = object;
    if (before) this.#scene.remove(before.group);
    this.#scene.add(object.group);
    this.#light.fit(object.group, shadowReach);
    this.#orbit.fit(object.group);
    const { moving } = this.#loaded();
    this.#renderer.setRenderTarget(moving.target);
    if (this.#renderer.extensions.has("KHR_parallel_shader_compile"))
      await this.#renderer.compileAsync(this.#scene, this.#orbit.camera);
    else this.#renderer.compile(this.#scene, this.#orbit.camera);
    // Only now: shaders that both have in common are kept.
    before?.dispose();
  }

  /** In pixels of the screen. */
  resize(width: number, height: number): void {
    if (width === this.#canvas.width && height === this.#canvas.height) return;
    this.#halt();
    this.#renderer.setSize(width, height, false);
    this.#unload();
  }

  /** Draws at once, as well as one exposure can. */
  move(look: Look): void {
    this.#halt();
    this.#keepPace();
    const { moving } = this.#loaded();
    moving.clear();
    this.#softness.value = softness.moving;
    this.#expose(moving, look, inMotion);
    moving.add(1);
    moving.develop();
  }

  /** Draws again and again, each time softer, until it looks as photographed. */
  settle(look: Look): void {
    this.#halt();
    const { resting } = this.#loaded();
    resting.clear();
    const begun = performance.now();
    const forward = 0.4 * Math.sin((look.turn * Math.PI) / 180) ** 2;
    const add = (index: number) => {
      this.#softness.value = softness.resting;
      this.#expose(resting, look, exposure(index, forward));
      resting.add(1 / exposures.all);
      const count = index + 1;
      if (count >= exposures.leastShown) resting.develop(exposures.all / count);
      const isEnough =
        count === exposures.all || (count > exposures.leastShown && performance.now() - begun > patience);
      if (!isEnough) this.#next = requestAnimationFrame(() => add(count));
    };
    this.#next = requestAnimationFrame(() => add(0));
  }

  dispose(): void {
    this.#halt();
    this.#object?.dispose();
    this.#unload();
    this.#light.dispose();
    this.#room.dispose();
    releaseNoise();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #halt() {
    cancelAnimationFrame(this.#next);
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

  #loaded() {
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

  #unload() {
    this.#films?.moving.dispose();
    this.#films?.resting.dispose();
    this.#films = null;
  }

  #keepPace() {
    const now = performance.now();
    const took = now - this.#pace.last;
    // What was long ago was no motion.
    const mean = took < 1000 ? this.#pace.mean * 0.7 + took * 0.3 : this.#pace.mean;
    this.#pace = { last: now, mean };
    if (mean < slowFrame || this.#movingScale < 1) return;
    this.#movingScale = 0.5;
    this.#unload();
  }
}

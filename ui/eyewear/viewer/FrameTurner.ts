import type { DrawnFrame } from "../frame.ts";
import type { FrameModel } from "../model/index.ts";
import { FrameScene, type FramePose } from "./FrameScene.ts";
import { listenForLook } from "./listenForLook.ts";
import { firstLook, lookForKey, type Look, openLook } from "./look.ts";
import { LookMotion } from "./LookMotion.ts";
import { ModelMaker } from "./ModelMaker.ts";

export interface FrameTurnerEvents {
  /** Called when the first picture is drawn. */
  readonly onShown: () => void;
  /** Called if its code could not be loaded. */
  readonly onFailed: () => void;
  /** Called if the browser cannot show it. */
  readonly onUnable: () => void;
  /** Called with the view when it has come to rest. */
  readonly onRest: (look: Look) => void;
  /** Called when the shopper closes it. */
  readonly onClose: () => void;
}

/** The maximum number of pixels of the canvas. More would be slow without a visible gain. */
const maxPixels = 2_200_000;
/** How often a lost WebGL context is restored. */
const maxLosses = 2;
/** The duration of the opening turn, in ms. */
const openingTime = 1100;

/** The 3D view of a frame on a stage, which is turned by pointer and keyboard. */
export class FrameTurner {
  readonly #motion: LookMotion;
  readonly #stage: HTMLElement;
  readonly #canvasClass: string;
  readonly #events: FrameTurnerEvents;
  readonly #listeners = new AbortController();
  readonly #maker: ModelMaker;
  readonly #resizeObserver = new ResizeObserver(() => this.#resize());
  readonly #stopListening: () => void;
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #canvas: HTMLCanvasElement | null = null;
  #scene: FrameScene | null = null;
  #frame: DrawnFrame | null = null;
  #current: { readonly frame: DrawnFrame; readonly model: FrameModel } | null = null;
  #pose: FramePose = "open";
  #losses = 0;
  #isShown = false;

  constructor(stage: HTMLElement, canvasClass: string, events: FrameTurnerEvents) {
    this.#stage = stage;
    this.#canvasClass = canvasClass;
    this.#events = events;
    this.#motion = new LookMotion(this.#prefersReducedMotion ? openLook : firstLook, {
      onMove: (look) => this.#isShown && this.#scene?.move(look),
      onRest: (look) => {
        if (!this.#isShown) return;
        this.#scene?.settle(look);
        events.onRest(look);
      },
    });
    this.#maker = new ModelMaker({
      onMade: (frame, model) => {
        this.#current = { frame, model };
        void this.#showModel();
      },
      onFailed: events.onFailed,
    });
    this.#stopListening = listenForLook(stage, this.#motion, () => this.#prefersReducedMotion);
    // Listens on the parent, so that the keys also work while a button beside the stage has the focus.
    stage.parentElement?.addEventListener("keydown", (event) => this.#handleKey(event), {
      signal: this.#listeners.signal,
    });
    this.#createScene();
  }

  /** Whether the shopper prefers reduced motion: nothing moves by itself. */
  get #prefersReducedMotion(): boolean {
    return this.#reducedMotion.matches;
  }

  /** Shows a frame in a pose. */
  show(frame: DrawnFrame, pose: FramePose): void {
    this.#pose = pose;
    if (!this.#scene) return;
    if (frame === this.#frame) void this.#showModel();
    else this.#maker.request(frame);
    this.#frame = frame;
  }

  /** Applies a key; returns whether the key has a function. */
  press(key: string, isShifted: boolean): boolean {
    const look = this.#isShown ? lookForKey(key, isShifted, this.#motion.goal) : null;
    if (look && this.#prefersReducedMotion) this.#motion.jump(look);
    else if (look) this.#motion.glide(look);
    return look !== null;
  }

  dispose(): void {
    this.#listeners.abort();
    this.#stopListening();
    this.#resizeObserver.disconnect();
    this.#motion.dispose();
    this.#maker.dispose();
    this.#removeScene();
  }

  #handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      this.#events.onClose();
      return;
    }
    const isHandled = !event.ctrlKey && !event.metaKey && !event.altKey && this.press(event.key, event.shiftKey);
    if (isHandled) event.preventDefault();
  }

  #createScene() {
    const canvas = document.createElement("canvas");
    canvas.className = this.#canvasClass;
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.#handleContextLoss();
    });
    try {
      this.#scene = new FrameScene(canvas);
    } catch {
      this.#events.onUnable();
      return;
    }
    this.#canvas = canvas;
    this.#stage.prepend(canvas);
    this.#resize();
    this.#resizeObserver.observe(this.#stage);
  }

  #removeScene() {
    const [canvas, scene] = [this.#canvas, this.#scene];
    this.#canvas = this.#scene = null;
    scene?.dispose();
    canvas?.remove();
  }

  #handleContextLoss() {
    if (!this.#scene) return;
    this.#losses += 1;
    this.#isShown = false;
    this.#removeScene();
    if (this.#losses > maxLosses) {
      this.#events.onUnable();
      return;
    }
    this.#createScene();
    void this.#showModel();
  }

  async #showModel() {
    const [scene, current] = [this.#scene, this.#current];
    if (!scene || !current) return;
    try {
      await scene.show(current.frame, current.model, this.#pose);
    } catch {
      this.#events.onUnable();
      return;
    }
    if (scene !== this.#scene) return;
    const isFirst = !this.#isShown && this.#losses === 0;
    this.#isShown = true;
    if (isFirst) this.#showFirst(scene);
    else this.#motion.stop();
  }

  #showFirst(scene: FrameScene) {
    scene.move(this.#motion.goal);
    this.#events.onShown();
    if (this.#prefersReducedMotion) this.#motion.stop();
    else this.#motion.glide(openLook, openingTime);
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#stage;
    const maxRatio = Math.sqrt(maxPixels / Math.max(1, clientWidth * clientHeight));
    const ratio = Math.min(2, devicePixelRatio, maxRatio);
    this.#scene?.resize(Math.max(1, Math.round(clientWidth * ratio)), Math.max(1, Math.round(clientHeight * ratio)));
    if (this.#isShown) this.#motion.stop();
  }
}

import type { DrawnFrame } from "../frame.ts";
import type { FrameModel } from "../model/index.ts";
import { FrameScene, type Way } from "./FrameScene.ts";
import { listenForLook } from "./listenForLook.ts";
import { firstLook, keyedLook, type Look, openLook } from "./look.ts";
import { LookMotion } from "./LookMotion.ts";
import { ModelMaker } from "./ModelMaker.ts";

export interface FrameTurnerEvents {
  /** The first picture is there. */
  readonly onShown: () => void;
  /** Code that it needs could not be had. */
  readonly onFailed: () => void;
  /** This browser cannot do it. */
  readonly onUnable: () => void;
  readonly onRest: (look: Look) => void;
  /** It is no longer wanted. */
  readonly onClose: () => void;
}

/** Pixels of a picture: more are not seen, and take long. */
const mostPixels = 2_200_000;
/** A graphics card that loses what it was given again and again is left alone. */
const maxLosses = 2;
const openingTime = 1100;

/** A frame on a stage, turned by hand, from the first picture until it is disposed of. */
export class FrameTurner {
  readonly #motion: LookMotion;
  readonly #stage: HTMLElement;
  readonly #canvasClass: string;
  readonly #events: FrameTurnerEvents;
  readonly #keys = new AbortController();
  readonly #maker: ModelMaker;
  readonly #sizes = new ResizeObserver(() => this.#resize());
  readonly #stopListening: () => void;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #canvas: HTMLCanvasElement | null = null;
  #scene: FrameScene | null = null;
  #frame: DrawnFrame | null = null;
  #made: { readonly frame: DrawnFrame; readonly model: FrameModel } | null = null;
  #way: Way = "open";
  #losses = 0;
  #isShown = false;

  constructor(stage: HTMLElement, canvasClass: string, events: FrameTurnerEvents) {
    this.#stage = stage;
    this.#canvasClass = canvasClass;
    this.#events = events;
    this.#motion = new LookMotion(this.#isCalm ? openLook : firstLook, {
      onMove: (look) => this.#isShown && this.#scene?.move(look),
      onRest: (look) => {
        if (!this.#isShown) return;
        this.#scene?.settle(look);
        events.onRest(look);
      },
    });
    this.#maker = new ModelMaker({
      onMade: (frame, model) => {
        this.#made = { frame, model };
        void this.#place();
      },
      onFailed: events.onFailed,
    });
    this.#stopListening = listenForLook(stage, this.#motion, () => this.#isCalm);
    // The buttons around the stage take these keys as well.
    stage.parentElement?.addEventListener("keydown", (event) => this.#take(event), { signal: this.#keys.signal });
    this.#begin();
  }

  /** Whether nothing is to move by itself. */
  get #isCalm(): boolean {
    return this.#calm.matches;
  }

  show(frame: DrawnFrame, way: Way): void {
    this.#way = way;
    if (!this.#scene) return;
    if (frame === this.#frame) void this.#place();
    else this.#maker.ask(frame);
    this.#frame = frame;
  }

  /** Does what a key does; answers whether it is one of ours. */
  press(key: string, isShifted: boolean): boolean {
    const look = this.#isShown ? keyedLook(key, isShifted, this.#motion.goal) : null;
    if (look && this.#isCalm) this.#motion.jump(look);
    else if (look) this.#motion.glide(look);
    return look !== null;
  }

  dispose(): void {
    this.#keys.abort();
    this.#stopListening();
    this.#sizes.disconnect();
    this.#motion.dispose();
    this.#maker.dispose();
    this.#end();
  }

  #take(event: KeyboardEvent) {
    if (event.key === "Escape") {
      // What lies around, such as a dialog, stays open.
      event.preventDefault();
      event.stopPropagation();
      this.#events.onClose();
      return;
    }
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && this.press(event.key, event.shiftKey);
    if (isOurs) event.preventDefault();
  }

  #begin() {
    const canvas = document.createElement("canvas");
    canvas.className = this.#canvasClass;
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.#lose();
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
    this.#sizes.observe(this.#stage);
  }

  #end() {
    const [canvas, scene] = [this.#canvas, this.#scene];
    this.#canvas = this.#scene = null;
    scene?.dispose();
    canvas?.remove();
  }

  #lose() {
    if (!this.#scene) return;
    this.#losses += 1;
    this.#isShown = false;
    this.#end();
    if (this.#losses > maxLosses) {
      this.#events.onUnable();
      return;
    }
    this.#begin();
    void this.#place();
  }

  async #place() {
    const [scene, made] = [this.#scene, this.#made];
    if (!scene || !made) return;
    try {
      await scene.show(made.frame, made.model, this.#way);
    } catch {
      this.#events.onUnable();
      return;
    }
    if (scene !== this.#scene) return;
    const isFirst = !this.#isShown && this.#losses === 0;
    this.#isShown = true;
    if (isFirst) this.#open(scene);
    else this.#motion.stop();
  }

  #open(scene: FrameScene) {
    scene.move(this.#motion.goal);
    this.#events.onShown();
    if (this.#isCalm) this.#motion.stop();
    else this.#motion.glide(openLook, openingTime);
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#stage;
    const least = Math.sqrt(mostPixels / Math.max(1, clientWidth * clientHeight));
    const ratio = Math.min(2, devicePixelRatio, least);
    this.#scene?.resize(Math.max(1, Math.round(clientWidth * ratio)), Math.max(1, Math.round(clientHeight * ratio)));
    if (this.#isShown) this.#motion.stop();
  }
}

import { coast, type LookAnimation, glide } from "./lookAnimation.ts";
import type { Look } from "./look.ts";

interface LookMotionEvents {
  /** Called once per animation frame while the view moves. */
  readonly onMove: (look: Look) => void;
  /** Called when the view has come to rest. */
  readonly onRest: (look: Look) => void;
}

/** A view counts as resting if it has not moved for this time, in ms. */
const restAfter = 180;
/** The default duration of a glide, in ms. */
const glideTime = 180;

/** Animates a view towards its goal. */
export class LookMotion {
  readonly #events: LookMotionEvents;
  #look: Look;
  #goal: Look;
  #animation: LookAnimation | null = null;
  #start = 0;
  #frame = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: Look, events: LookMotionEvents) {
    this.#look = this.#goal = look;
    this.#events = events;
  }

  /** The view when all motion has ended. */
  get goal(): Look {
    return this.#goal;
  }

  /** Moves to a view immediately. */
  jump(look: Look): void {
    this.#animation = null;
    this.#look = this.#goal = look;
    this.#requestFrame();
  }

  /** Moves to a view within a duration in ms. */
  glide(look: Look, duration = glideTime): void {
    this.#follow(glide(this.#look, look, duration), look);
  }

  /** Turns on and slows down; `speed` is in degrees per ms. */
  coast(speed: number): void {
    const animation = coast(this.#look, speed);
    this.#follow(animation, animation(Infinity).look);
  }

  /** Stops at the current view. */
  stop(): void {
    this.jump(this.#look);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#restTimer);
    this.#animation = null;
  }

  #follow(animation: LookAnimation, goal: Look) {
    this.#animation = animation;
    this.#goal = goal;
    this.#start = performance.now();
    this.#requestFrame();
  }

  #requestFrame() {
    clearTimeout(this.#restTimer);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#move());
  }

  #move() {
    const step = this.#animation?.(performance.now() - this.#start);
    if (step) this.#look = step.look;
    if (step?.isOver) this.#animation = null;
    this.#events.onMove(this.#look);
    if (this.#animation) this.#requestFrame();
    else this.#restTimer = setTimeout(() => this.#events.onRest(this.#look), restAfter);
  }
}

import { coast, type Course, glide } from "./course.ts";
import type { Look } from "./look.ts";

interface LookMotionEvents {
  /** Once a frame of the screen while something moves, and never otherwise. */
  readonly onMove: (look: Look) => void;
  readonly onRest: (look: Look) => void;
}

/** A look counts as resting when nothing moved it for so many ms. */
const restAfter = 180;
const glideTime = 180;

/** Moves a look from where it is to where it is wanted. */
export class LookMotion {
  readonly #events: LookMotionEvents;
  #look: Look;
  #goal: Look;
  #course: Course | null = null;
  #begun = 0;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(look: Look, events: LookMotionEvents) {
    this.#look = this.#goal = look;
    this.#events = events;
  }

  /** Where it will be when it has come to rest. */
  get goal(): Look {
    return this.#goal;
  }

  /** At once. */
  jump(look: Look): void {
    this.#course = null;
    this.#look = this.#goal = look;
    this.#ask();
  }

  glide(look: Look, duration = glideTime): void {
    this.#follow(glide(this.#look, look, duration), look);
  }

  /** `speed` is in degrees a ms. */
  coast(speed: number): void {
    const course = coast(this.#look, speed);
    this.#follow(course, course(Infinity).look);
  }

  stop(): void {
    this.jump(this.#look);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#course = null;
  }

  #follow(course: Course, goal: Look) {
    this.#course = course;
    this.#goal = goal;
    this.#begun = performance.now();
    this.#ask();
  }

  #ask() {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#move());
  }

  #move() {
    const step = this.#course?.(performance.now() - this.#begun);
    if (step) this.#look = step.look;
    if (step?.isOver) this.#course = null;
    this.#events.onMove(this.#look);
    if (this.#course) this.#ask();
    else this.#rest = setTimeout(() => this.#events.onRest(this.#look), restAfter);
  }
}

import { type Look, moved } from "./look.ts";

/** Where a look is so many ms after it set out. */
export type Course = (since: number) => { readonly look: Look; readonly isOver: boolean };

/** From one look to another, slowly at both ends. */
export function glide(from: Look, to: Look, duration: number): Course {
  const mixed = (share: number, key: keyof Look) => from[key] + (to[key] - from[key]) * share;
  return (since) => {
    if (since >= duration) return { look: to, isOver: true };
    const time = since / duration;
    const share = time * time * (3 - 2 * time);
    return {
      look: { turn: mixed(share, "turn"), height: mixed(share, "height"), zoom: mixed(share, "zoom") },
      isOver: false,
    };
  };
}

/** The time in ms in which a frame that was let go loses most of its speed. */
const friction = 320;
/** Degrees a ms: slower than that is rest. */
const leastSpeed = 0.006;
/** A quick flick turns a frame about once. */
const maxSpeed = 1.1;

/** Turns on by itself, at first with a speed in degrees a ms. */
export function coast(from: Look, speed: number): Course {
  const first = Math.max(-maxSpeed, Math.min(maxSpeed, speed));
  return (since) => {
    const left = Math.exp(-since / friction);
    return {
      look: moved(from, { turn: first * friction * (1 - left) }),
      isOver: Math.abs(first) * left < leastSpeed,
    };
  };
}

/** Where a pointer was, and when, in ms. */
export interface Trace {
  readonly x: number;
  readonly time: number;
}

/** Pixels a ms over the last moments; none, if the pointer stood still before it was lifted. */
export function speedOf(traces: readonly Trace[], now: number): number {
  const recent = traces.filter(({ time }) => now - time < 90);
  const [first, last] = [recent.at(0), recent.at(-1)];
  return first && last && last.time > first.time ? (last.x - first.x) / (last.time - first.time) : 0;
}

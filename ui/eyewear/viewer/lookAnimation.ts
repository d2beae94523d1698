import { type Look, changeLook } from "./look.ts";

/** Returns the view at a time in ms after the start. */
export type LookAnimation = (since: number) => { readonly look: Look; readonly isOver: boolean };

/** Animates from one view to another with easing at both ends; `duration` is in ms. */
export function glide(from: Look, to: Look, duration: number): LookAnimation {
  const interpolate = (share: number, key: keyof Look) => from[key] + (to[key] - from[key]) * share;
  return (since) => {
    if (since >= duration) return { look: to, isOver: true };
    const time = since / duration;
    const share = time * time * (3 - 2 * time);
    return {
      look: {
        turn: interpolate(share, "turn"),
        height: interpolate(share, "height"),
        zoom: interpolate(share, "zoom"),
      },
      isOver: false,
    };
  };
}

/** The time constant in ms of the slowdown after a frame is released. */
const slowdownTime = 320;
/** In degrees per ms. Slower motion counts as rest. */
const minimumSpeed = 0.006;
/** In degrees per ms: a quick flick turns a frame about once. */
const maxSpeed = 1.1;

/** Turns on by inertia, starting with a speed in degrees per ms. */
export function coast(from: Look, speed: number): LookAnimation {
  const first = Math.max(-maxSpeed, Math.min(maxSpeed, speed));
  return (since) => {
    const left = Math.exp(-since / slowdownTime);
    return {
      look: changeLook(from, { turn: first * slowdownTime * (1 - left) }),
      isOver: Math.abs(first) * left < minimumSpeed,
    };
  };
}

/** A horizontal pointer position in pixels, and its time in ms. */
export interface PointerSample {
  readonly x: number;
  readonly time: number;
}

/** Returns the speed of a pointer over the last 90 ms, in pixels per ms; 0 if it stood still before it was lifted. */
export function pointerSpeed(samples: readonly PointerSample[], now: number): number {
  const recent = samples.filter(({ time }) => now - time < 90);
  const [first, last] = [recent.at(0), recent.at(-1)];
  return first && last && last.time > first.time ? (last.x - first.x) / (last.time - first.time) : 0;
}

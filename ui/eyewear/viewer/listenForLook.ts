import { pointerSpeed, type PointerSample } from "./lookAnimation.ts";
import { changeLook } from "./look.ts";
import type { LookMotion } from "./LookMotion.ts";

/** By how many degrees a drag across the whole stage turns a frame. */
const turnAcross = 210;
/** In pixels per ms. A slower drag does not turn on after its release. */
const minimumFlickSpeed = 0.12;

/**
 * Turns a frame by dragging, and zooms by pinching or by the wheel with Ctrl. Without Ctrl, the page scrolls; it also
 * scrolls by vertical touch movements. Returns a function that removes the listeners.
 *
 * @param prefersReducedMotion Whether a frame stops when it is released, for shoppers who prefer reduced motion.
 */
export function listenForLook(stage: HTMLElement, motion: LookMotion, prefersReducedMotion: () => boolean): () => void {
  const pointers = new Map<number, PointerEvent>();
  let samples: PointerSample[] = [];
  const perPixel = () => turnAcross / stage.clientWidth;

  /** The distance between two fingers, in pixels; null with a single pointer. */
  const fingerDistance = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null;
  };

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    samples = [{ x: event.clientX, time: event.timeStamp }];
    motion.stop();
  }

  function drag(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const distanceBefore = fingerDistance();
    pointers.set(event.pointerId, event);
    const distanceNow = fingerDistance();
    if (distanceBefore && distanceNow) {
      motion.jump(changeLook(motion.goal, { zoom: distanceNow / distanceBefore }));
      return;
    }
    samples = [...samples.slice(-8), { x: event.clientX, time: event.timeStamp }];
    const turn = (before.clientX - event.clientX) * perPixel();
    const height = event.pointerType === "touch" ? 0 : (event.clientY - before.clientY) * perPixel() * 0.6;
    motion.jump(changeLook(motion.goal, { turn, height }));
  }

  function release(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || prefersReducedMotion()) return;
    const speed = event.type === "pointerup" ? pointerSpeed(samples, event.timeStamp) : 0;
    if (Math.abs(speed) > minimumFlickSpeed) motion.coast(-speed * perPixel());
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    motion.jump(changeLook(motion.goal, { zoom: Math.exp(-event.deltaY * 0.004) }));
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  stage.addEventListener("pointerdown", press, { signal });
  stage.addEventListener("pointermove", drag, { signal });
  stage.addEventListener("pointerup", release, { signal });
  stage.addEventListener("pointercancel", release, { signal });
  stage.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listeners.abort();
}

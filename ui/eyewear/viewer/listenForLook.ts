import { speedOf, type Trace } from "./course.ts";
import { moved } from "./look.ts";
import type { LookMotion } from "./LookMotion.ts";

/** Degrees that a drag across the whole stage turns a frame. */
const turnAcross = 210;
/** Pixels a ms below which a frame stays where it is let go. */
const leastFlick = 0.12;

/**
 * Turns a frame by dragging, enlarges it by pinching, or by the wheel with Ctrl: without, the page scrolls. What a finger
 * does up and down is the page's as well. Answers how to leave it.
 *
 * @param isCalm Whether it stays where it is let go, for who wants less motion.
 */
export function listenForLook(stage: HTMLElement, motion: LookMotion, isCalm: () => boolean): () => void {
  const pointers = new Map<number, PointerEvent>();
  let traces: Trace[] = [];
  const perPixel = () => turnAcross / stage.clientWidth;

  const gap = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null;
  };

  function take(event: PointerEvent) {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    traces = [{ x: event.clientX, time: event.timeStamp }];
    motion.stop();
  }

  function drag(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const gapBefore = gap();
    pointers.set(event.pointerId, event);
    const gapNow = gap();
    if (gapBefore && gapNow) {
      motion.jump(moved(motion.goal, { zoom: gapNow / gapBefore }));
      return;
    }
    traces = [...traces.slice(-8), { x: event.clientX, time: event.timeStamp }];
    const turn = (before.clientX - event.clientX) * perPixel();
    const height = event.pointerType === "touch" ? 0 : (event.clientY - before.clientY) * perPixel() * 0.6;
    motion.jump(moved(motion.goal, { turn, height }));
  }

  function letGo(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || isCalm()) return;
    const speed = event.type === "pointerup" ? speedOf(traces, event.timeStamp) : 0;
    if (Math.abs(speed) > leastFlick) motion.coast(-speed * perPixel());
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    motion.jump(moved(motion.goal, { zoom: Math.exp(-event.deltaY * 0.004) }));
  }

  const left = new AbortController();
  const { signal } = left;
  stage.addEventListener("pointerdown", take, { signal });
  stage.addEventListener("pointermove", drag, { signal });
  stage.addEventListener("pointerup", letGo, { signal });
  stage.addEventListener("pointercancel", letGo, { signal });
  stage.addEventListener("wheel", wheel, { signal, passive: false });
  return () => left.abort();
}

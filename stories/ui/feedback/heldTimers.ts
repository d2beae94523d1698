import { spyOn } from "storybook/test";

const ONE_SECOND = 1000;

/** Replaces timers of at least one second by timers that end on demand. The page's own shorter timers keep running. */
export const holdLongTimers = () => hold((timeout) => timeout >= ONE_SECOND);

/** Does the same for timers of exactly this length, in milliseconds. */
export const holdTimersOf = (milliseconds: number) => hold((timeout) => timeout === milliseconds);

function hold(isHeld: (timeout: number) => boolean) {
  const held = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: stop } = window;
  spyOn(window, "setTimeout").mockImplementation((handler, timeout = 0, ...values) => {
    if (!isHeld(timeout) || typeof handler !== "function") return start.call(window, handler, timeout, ...values);
    const id = start.call(window, () => {});
    held.set(id, () => handler());
    return id;
  });
  spyOn(window, "clearTimeout").mockImplementation((id) => {
    held.delete(id);
    stop.call(window, id);
  });
  return {
    /** Returns the number of running timers. */
    running: () => held.size,
    /** Ends all timers at once. */
    pass: () => {
      for (const [id, end] of held) {
        held.delete(id);
        end();
      }
    },
  };
}

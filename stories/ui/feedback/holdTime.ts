import { spyOn } from "storybook/test";

const ONE_SECOND = 1000;

/** Time that passes only when it is told to. Holds timers of a second and more; the page's own short ones run on. */
export const holdTime = () => hold((timeout) => timeout >= ONE_SECOND);

/** The same for timers of just this length, in milliseconds. */
export const holdShortTime = (milliseconds: number) => hold((timeout) => timeout === milliseconds);

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
    /** How many timers run. */
    running: () => held.size,
    /** Lets all of them end. */
    pass: () => {
      for (const [id, end] of held) {
        held.delete(id);
        end();
      }
    },
  };
}

export interface ProbeEntry {
  readonly startTime: number;
  readonly duration: number;
}

/** What a page notes of itself, in milliseconds since it was opened. */
interface Probe {
  /** When somebody last tapped or clicked. */
  readonly pressedAt: number;
  /** Events of interactions, until the next picture after each. */
  readonly events: readonly ProbeEntry[];
  /** Pictures that took 50 ms or more. */
  readonly frames: readonly ProbeEntry[];
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

/** Milliseconds; shorter events leave no entry. */
export const shortestNoted = 16;

/** Runs in the page, before anything of it does, and so takes nothing from around itself. */
export function installProbe(): void {
  const events: ProbeEntry[] = [];
  const frames: ProbeEntry[] = [];
  const probe = { pressedAt: 0, events, frames };
  Object.assign(window, { probe });
  addEventListener("pointerdown", ({ timeStamp }) => Object.assign(probe, { pressedAt: timeStamp }), { capture: true });
  // Kept by itself: the type of what can be observed does not know of the threshold.
  const ofInteractions = { type: "event", durationThreshold: 16 };
  const plain = ({ startTime, duration }: PerformanceEntry): ProbeEntry => ({ startTime, duration });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) events.push(plain(entry));
    }
  }).observe(ofInteractions);
  new PerformanceObserver((list) => frames.push(...list.getEntries().map(plain))).observe({
    type: "long-animation-frame",
  });
}

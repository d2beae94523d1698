export interface ProbeEntry {
  readonly startTime: number;
  readonly duration: number;
}

/** Timings that a page records, in milliseconds since its navigation. */
interface Probe {
  /** The time of the last tap or click. */
  readonly pressedAt: number;
  /** Events of interactions; each lasts until the next paint. */
  readonly events: readonly ProbeEntry[];
  /** Animation frames of 50 ms or more. */
  readonly frames: readonly ProbeEntry[];
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

/** The threshold in milliseconds below which events leave no entry. */
export const eventThreshold = 16;

/** Records timings. Runs in the page before any other script, so it must not refer to anything outside. */
export function installProbe(): void {
  const events: ProbeEntry[] = [];
  const frames: ProbeEntry[] = [];
  const probe = { pressedAt: 0, events, frames };
  Object.assign(window, { probe });
  addEventListener("pointerdown", ({ timeStamp }) => Object.assign(probe, { pressedAt: timeStamp }), { capture: true });
  // A separate constant, because the type of the options lacks durationThreshold.
  const eventOptions = { type: "event", durationThreshold: 16 };
  const toEntry = ({ startTime, duration }: PerformanceEntry): ProbeEntry => ({ startTime, duration });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) events.push(toEntry(entry));
    }
  }).observe(eventOptions);
  new PerformanceObserver((list) => frames.push(...list.getEntries().map(toEntry))).observe({
    type: "long-animation-frame",
  });
}

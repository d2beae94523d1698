import "./still.css";

/** The time that all snapshots show: a Monday morning in Warsaw. */
const snapshotTime = Date.UTC(2026, 10, 16, 8, 30);

/** Whether a snapshot is taken, by Chromatic or by `npm run test:visual`, which uses the same parameter. */
const isSnapshot =
  navigator.userAgent.includes("Chromatic") || new URLSearchParams(location.search).get("chromatic") === "true";

/** Stops the clock and ends all animations while a snapshot is taken. Timers keep running, since stories need them. */
export function freezeForSnapshots() {
  if (!isSnapshot) return;
  document.documentElement.dataset["still"] = "";
  const RunningDate = Date;
  globalThis.Date = new Proxy(RunningDate, {
    apply: () => new RunningDate(snapshotTime).toString(),
    construct: (target, parts: [], newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [snapshotTime], newTarget),
    get: (target, name, receiver) => (name === "now" ? () => snapshotTime : Reflect.get(target, name, receiver)),
  });
}

/**
 * Loads all faces of the fonts before the first snapshot is taken. The fallback face fails on systems without Arial or a
 * substitute, where the browser uses another font.
 */
export async function loadFonts() {
  if (isSnapshot) await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

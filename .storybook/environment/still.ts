import "./still.css";

/** The moment at which all pictures are taken: a Monday morning in Warsaw. */
const moment = Date.UTC(2026, 10, 16, 8, 30);

/** Photographed by Chromatic, or by `npm run test:visual`, which asks in the same way. */
const isPhotographed =
  navigator.userAgent.includes("Chromatic") || new URLSearchParams(location.search).get("chromatic") === "true";

/** Stops the clock, and takes what moves to its end. Timers go on: stories wait with them. */
export function holdStill() {
  if (!isPhotographed) return;
  document.documentElement.dataset["still"] = "";
  const RunningDate = Date;
  globalThis.Date = new Proxy(RunningDate, {
    apply: () => new RunningDate(moment).toString(),
    construct: (target, parts: [], newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [moment], newTarget),
    get: (target, name, receiver) => (name === "now" ? () => moment : Reflect.get(target, name, receiver)),
  });
}

/** Our fonts, every face of them, before the first story is drawn. */
export async function untilFontsAreThere() {
  if (isPhotographed) await Promise.all([...document.fonts].map((face) => face.load()));
}

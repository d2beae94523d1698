import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canGoOn,
  cardOf,
  emptyTryOn,
  maxMoved,
  scaleOf,
  type TryOnAction,
  tryOnReducer,
  type TryOnState,
  tryOnSteps,
} from "../../../../ui/eyewear/tryOn/tryOnState.ts";

const photo = { src: "data:,", width: 960, height: 1200 };

const after = (actions: readonly TryOnAction[], from = emptyTryOn("")): TryOnState =>
  actions.reduce((state, action) => tryOnReducer(state, action), from);

const taken = after([{ type: "photo-taken", photo }]);

const anyPoint = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

const anyPair = fc.tuple(anyPoint, anyPoint);

const anyAction: fc.Arbitrary<TryOnAction> = fc.oneof(
  fc.constant({ type: "photo-taken", photo } as const),
  fc.record({ type: fc.constant("step-chosen" as const), step: fc.constantFrom(...tryOnSteps) }),
  fc.record({ type: fc.constant("pupils-marked" as const), pupils: anyPair }),
  fc.record({ type: fc.constant("card-marked" as const), card: anyPair }),
  fc.record({ type: fc.constant("scale-chosen" as const), by: fc.constantFrom("distance" as const, "card" as const) }),
  fc.record({ type: fc.constant("distance-typed" as const), typed: fc.string() }),
  fc.record({ type: fc.constant("frame-moved" as const), moved: anyPoint }),
  fc.record({ type: fc.constant("started-over" as const), typed: fc.constant("") }),
  fc.constant({ type: "start-undone" } as const),
);

describe("trying on", () => {
  test("begins without a photograph, and goes nowhere without one", () => {
    const empty = emptyTryOn("62,5");
    expect(empty).toMatchObject({ step: "photo", photo: null, typed: "62,5" });
    expect(canGoOn(empty)).toBe(false);
    expect(after([{ type: "step-chosen", step: "frame" }], empty).step).toBe("photo");
  });

  test("a photograph brings marks where pupils usually are, the left one on the left", () => {
    const [left, right] = taken.pupils;
    expect(taken.step).toBe("pupils");
    expect(left.x).toBeLessThan(photo.width / 2);
    expect(right).toEqual({ x: photo.width - left.x, y: left.y });
    expect(canGoOn(taken)).toBe(true);
  });

  test("the card waits below the pupils until it is marked", () => {
    const [from, to] = cardOf(taken);
    expect(from.y).toBeGreaterThan(taken.pupils[0].y);
    expect((to.x - from.x) / (taken.pupils[1].x - taken.pupils[0].x)).toBeCloseTo(85.6 / 62, 9);
  });

  test("another photograph takes the marks of the one before away, not what was typed", () => {
    const done = after([
      { type: "photo-taken", photo },
      { type: "card-marked", card: taken.pupils },
      { type: "distance-typed", typed: "61" },
      { type: "frame-moved", moved: { x: 1, y: 2 } },
      { type: "photo-taken", photo: { ...photo, width: 1000 } },
    ]);
    expect(done).toMatchObject({ step: "pupils", card: null, typed: "61", moved: { x: 0, y: 0 } });
  });

  test("starting over is undone to the last pixel", () => {
    const done = after(
      [
        { type: "distance-typed", typed: "61,5" },
        { type: "step-chosen", step: "frame" },
      ],
      taken,
    );
    const over = after([{ type: "started-over", typed: "" }], done);
    expect(over).toMatchObject({ step: "photo", photo: null, typed: "" });
    expect(after([{ type: "start-undone" }], over)).toEqual(done);
    expect(after([{ type: "photo-taken", photo }], over).before).toBeNull();
  });

  test("whatever is done, marks stay on the photograph, and the frame near the nose", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { photo: shown, pupils, card, moved } = after(actions);
        const { width, height } = shown ?? { width: 0, height: 0 };
        for (const { x, y } of [...pupils, ...(card ?? [])]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
        expect(Math.abs(moved.x)).toBeLessThanOrEqual(maxMoved.x);
        expect(Math.abs(moved.y)).toBeLessThanOrEqual(maxMoved.y);
      }),
    );
  });

  test("what was typed is never changed but by typing and starting over", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(anyAction), (typed, actions) => {
        const others = actions.filter(({ type }) => !["distance-typed", "started-over", "start-undone"].includes(type));
        expect(after([{ type: "distance-typed", typed }, ...others]).typed).toBe(typed);
      }),
    );
  });
});

describe("the scale", () => {
  test.each([
    ["62,5", 62.5],
    ["62.5 mm", 62.5],
    [" 46 ", 46],
  ])("%s is understood", (typed, distance) => {
    expect(scaleOf({ ...taken, typed })).toMatchObject({ ok: true, value: { pupillaryDistance: distance } });
  });

  test.each([
    ["", { reason: "required" }],
    ["wide", { reason: "not-a-figure" }],
    ["625", { reason: "outside", from: 45, to: 80 }],
    ["62,3", { reason: "between-steps", step: 0.5, nearest: [62, 62.5] }],
  ])("%j is refused", (typed, problem) => {
    const state: TryOnState = { ...taken, step: "scale", typed };
    expect(scaleOf(state)).toEqual({ ok: false, problem });
    expect(canGoOn(state)).toBe(false);
  });

  test("is never one by which nobody's pupils could be", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const scale = scaleOf(after(actions, taken));
        if (!scale.ok) return;
        expect(scale.value.pupillaryDistance).toBeGreaterThanOrEqual(45);
        expect(scale.value.pupillaryDistance).toBeLessThanOrEqual(80);
        expect(scale.value.millimetresPerPixel).toBeGreaterThan(0);
      }),
    );
  });

  test("a card that says so is marked or held wrongly", () => {
    const [left, right] = taken.pupils;
    const state = after(
      [
        { type: "scale-chosen", by: "card" },
        { type: "card-marked", card: [left, right] },
      ],
      taken,
    );
    expect(scaleOf(state)).toMatchObject({ ok: false, problem: { reason: "impossible" } });
    const apart = after([{ type: "card-marked", card: [left, left] }], state);
    expect(scaleOf(apart)).toEqual({ ok: false, problem: { reason: "one-place" } });
  });
});

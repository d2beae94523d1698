import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canContinue,
  cardOf,
  initialTryOnState,
  maxOffset,
  scaleOf,
  type TryOnAction,
  tryOnReducer,
  type TryOnState,
  tryOnSteps,
} from "../../../../ui/eyewear/tryOn/tryOnState.ts";

const photo = { src: "data:,", width: 960, height: 1200 };

const after = (actions: readonly TryOnAction[], from = initialTryOnState("")): TryOnState =>
  actions.reduce((state, action) => tryOnReducer(state, action), from);

const withPhoto = after([{ type: "photo-taken", photo }]);

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
  fc.record({ type: fc.constant("frame-moved" as const), offset: anyPoint }),
  fc.record({ type: fc.constant("started-over" as const), typed: fc.constant("") }),
  fc.constant({ type: "start-undone" } as const),
);

describe("tryOnReducer", () => {
  test("starts without a photograph and cannot continue without one", () => {
    const empty = initialTryOnState("62,5");
    expect(empty).toMatchObject({ step: "photo", photo: null, typed: "62,5" });
    expect(canContinue(empty)).toBe(false);
    expect(after([{ type: "step-chosen", step: "frame" }], empty).step).toBe("photo");
  });

  test("places the marks where pupils usually are when a photograph is taken", () => {
    const [left, right] = withPhoto.pupils;
    expect(withPhoto.step).toBe("pupils");
    expect(left.x).toBeLessThan(photo.width / 2);
    expect(right).toEqual({ x: photo.width - left.x, y: left.y });
    expect(canContinue(withPhoto)).toBe(true);
  });

  test("places the card below the pupils until it is marked", () => {
    const [from, to] = cardOf(withPhoto);
    expect(from.y).toBeGreaterThan(withPhoto.pupils[0].y);
    expect((to.x - from.x) / (withPhoto.pupils[1].x - withPhoto.pupils[0].x)).toBeCloseTo(85.6 / 62, 9);
  });

  test("resets the marks but not the typed distance for another photograph", () => {
    const progressed = after([
      { type: "photo-taken", photo },
      { type: "card-marked", card: withPhoto.pupils },
      { type: "distance-typed", typed: "61" },
      { type: "frame-moved", offset: { x: 1, y: 2 } },
      { type: "photo-taken", photo: { ...photo, width: 1000 } },
    ]);
    expect(progressed).toMatchObject({ step: "pupils", card: null, typed: "61", offset: { x: 0, y: 0 } });
  });

  test("undoes starting over completely", () => {
    const progressed = after(
      [
        { type: "distance-typed", typed: "61,5" },
        { type: "step-chosen", step: "frame" },
      ],
      withPhoto,
    );
    const over = after([{ type: "started-over", typed: "" }], progressed);
    expect(over).toMatchObject({ step: "photo", photo: null, typed: "" });
    expect(after([{ type: "start-undone" }], over)).toEqual(progressed);
    expect(after([{ type: "photo-taken", photo }], over).before).toBeNull();
  });

  test("keeps marks on the photograph and the frame near the nose, for any actions", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { photo: shown, pupils, card, offset } = after(actions);
        const { width, height } = shown ?? { width: 0, height: 0 };
        for (const { x, y } of [...pupils, ...(card ?? [])]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
        expect(Math.abs(offset.x)).toBeLessThanOrEqual(maxOffset.x);
        expect(Math.abs(offset.y)).toBeLessThanOrEqual(maxOffset.y);
      }),
    );
  });

  test("changes the typed distance only by typing and starting over", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(anyAction), (typed, actions) => {
        const others = actions.filter(({ type }) => !["distance-typed", "started-over", "start-undone"].includes(type));
        expect(after([{ type: "distance-typed", typed }, ...others]).typed).toBe(typed);
      }),
    );
  });
});

describe("scaleOf", () => {
  test.each([
    ["62,5", 62.5],
    ["62.5 mm", 62.5],
    [" 46 ", 46],
  ])("accepts the distance %s", (typed, distance) => {
    expect(scaleOf({ ...withPhoto, typed })).toMatchObject({ ok: true, value: { pupillaryDistance: distance } });
  });

  test.each([
    ["", { reason: "required" }],
    ["wide", { reason: "not-a-figure" }],
    ["625", { reason: "outside", from: 45, to: 80 }],
    ["62,3", { reason: "between-steps", step: 0.5, nearest: [62, 62.5] }],
  ])("refuses the distance %j", (typed, problem) => {
    const state: TryOnState = { ...withPhoto, step: "scale", typed };
    expect(scaleOf(state)).toEqual({ ok: false, problem });
    expect(canContinue(state)).toBe(false);
  });

  test("never returns an impossible pupillary distance, for any actions", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const scale = scaleOf(after(actions, withPhoto));
        if (!scale.ok) return;
        expect(scale.value.pupillaryDistance).toBeGreaterThanOrEqual(45);
        expect(scale.value.pupillaryDistance).toBeLessThanOrEqual(80);
        expect(scale.value.millimetresPerPixel).toBeGreaterThan(0);
      }),
    );
  });

  test("refuses a card that implies an impossible pupillary distance", () => {
    const [left, right] = withPhoto.pupils;
    const state = after(
      [
        { type: "scale-chosen", by: "card" },
        { type: "card-marked", card: [left, right] },
      ],
      withPhoto,
    );
    expect(scaleOf(state)).toMatchObject({ ok: false, problem: { reason: "impossible" } });
    const inOnePlace = after([{ type: "card-marked", card: [left, left] }], state);
    expect(scaleOf(inOnePlace)).toEqual({ ok: false, problem: { reason: "one-place" } });
  });
});

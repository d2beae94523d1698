import { Vector3 } from "three";
import { expect, test } from "vitest";
import { bottleSize, cartonSize } from "#demo/studio/packSizes.ts";
import { lensLabel } from "#demo/studio/productPictures.ts";
import { sizeFor } from "#demo/studio/page/prints/print.ts";
import { sceneCamera } from "#demo/studio/page/cameras.ts";
import { sceneObject } from "#demo/studio/page/things/sceneObject.ts";
import { type Member, sideBySide } from "#demo/studio/stillLife.ts";
import { filleted, turned } from "#demo/studio/page/things/bodies.ts";
import { wrapped } from "#demo/studio/page/things/wrapped.ts";
import { allPacks } from "#demo/products/index.ts";

test("more lenses never come in a smaller carton", () => {
  const volumes = [3, 6, 12, 30, 90].map(cartonSize).map(({ width, height, depth }) => width * height * depth);
  expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
});

test.each([60, 100, 360])("a bottle of %i ml holds as much, and little more", (millilitres) => {
  const { rx, rz, shoulder } = bottleSize(millilitres);
  const volume = (Math.PI * rx * rz * shoulder) / 1000;
  expect(volume).toBeGreaterThan(millilitres);
  expect(volume).toBeLessThan(millilitres * 1.15);
});

test("a label is nowhere stretched: equal parts of the print lie on equal lengths of the bottle", () => {
  const label = wrapped({ rx: 30, rz: 18, from: 0, to: 40, length: 70 });
  const places = label.getAttribute("position");
  const along = Array.from({ length: places.count / 2 }, (_, at) => new Vector3().fromBufferAttribute(places, at));
  const steps = along.slice(1).map((place, at) => place.distanceTo(along[at] ?? place));
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.06);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(70, 0);
  // Its middle is in front.
  expect(along[Math.floor(along.length / 2)]?.z).toBeCloseTo(18, 1);
});

test("a corner is rounded within its edges, and the solid faces outwards", () => {
  const rounded = filleted([
    [0, 0],
    [10, 0, 3],
    [10, 20],
  ]);
  expect(rounded.every(([radius, height]) => radius <= 10 && height >= 0)).toBe(true);
  expect(rounded).not.toContainEqual([10, 0]);
  const normals = turned([
    [10, 0],
    [10, 20],
  ]).getAttribute("normal");
  expect(normals.getZ(0)).toBeGreaterThan(0.99);
});

test("a line that is too wide becomes smaller, another stays as it is", () => {
  expect(sizeFor(80, { size: 10, room: 40 })).toBe(5);
  expect(sizeFor(30, { size: 10, room: 40 })).toBe(10);
});

test("a carton says the line without the brand, and how its lenses sit", () => {
  const pack = allPacks.find(({ sku }) => sku === "KR-DZIEN-TORIC-30");
  expect(pack && lensLabel(pack)).toMatchObject({ brand: "Kropla", line: "Dzień Toric", fit: "BC 8.6   DIA 14.5" });
});

test("things stand in the part of the picture that is theirs", () => {
  const { group } = sceneObject([
    { kind: "glasses-case", color: "sea", open: 40, at: [-90, 20], turn: 30 },
    { kind: "uncut-lens", at: [60, -40] },
  ]);
  const [width, height] = [2880, 840];
  const free = { left: 0.45, right: 0.05, top: 0.1, bottom: 0.12 };
  const { camera, shift } = sceneCamera(group, { turn: 0, height: 18, free }, { width, height });
  camera.setViewOffset(width, height, ...shift, width, height);
  const xs: number[] = [];
  const ys: number[] = [];
  group.traverse((object) => {
    if (!("geometry" in object)) return;
    const { x, y } = object.getWorldPosition(new Vector3()).project(camera);
    xs.push(x / 2 + 0.5);
    ys.push(0.5 - y / 2);
  });
  expect(Math.min(...xs)).toBeGreaterThan(free.left);
  expect(Math.max(...xs)).toBeLessThan(1 - free.right);
  expect(Math.min(...ys)).toBeGreaterThan(free.top);
  expect(Math.max(...ys)).toBeLessThan(1 - free.bottom);
});

test("what stands side by side does not stand in each other, and is about the middle", () => {
  const members: Member[] = [
    { width: 74, row: "back", things: [{ kind: "envelope" }] },
    { width: 120, row: "back", things: [{ kind: "guide", color: "sea", at: [5, 0] }] },
    { width: 60, row: "front", things: [{ kind: "bank-card" }] },
  ];
  const [first, second, low] = sideBySide(members).map(({ at }) => at ?? [0, 0]);
  expect((second?.[0] ?? 0) - 5 - (first?.[0] ?? 0)).toBeGreaterThan((74 + 120) / 2);
  expect((first?.[0] ?? 0) - 37).toBeCloseTo(-((second?.[0] ?? 0) - 5 + 60), 9);
  expect(low?.[0]).toBeCloseTo(0, 9);
  expect(low?.[1]).toBeGreaterThan(first?.[1] ?? 0);
});

test("what stands behind alone is not hidden by what is low", () => {
  const [bottle, low] = sideBySide([
    { width: 74, row: "back", things: [{ kind: "envelope" }] },
    { width: 60, row: "front", things: [{ kind: "bank-card" }] },
  ]);
  expect((low?.at?.[0] ?? 0) - 30).toBeGreaterThanOrEqual((bottle?.at?.[0] ?? 0) + 37);
});

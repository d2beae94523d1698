import { Vector3 } from "three";
import { expect, test } from "vitest";
import { bottleSize, cartonSize } from "#demo/studio/packSizes.ts";
import { lensLabel } from "#demo/studio/productPictures.ts";
import { sizeFor } from "#demo/studio/page/prints/print.ts";
import { sceneCamera } from "#demo/studio/page/cameras.ts";
import { sceneObject } from "#demo/studio/page/things/sceneObject.ts";
import { type Member, sideBySide } from "#demo/studio/stillLife.ts";
import { filletProfile, latheGeometry } from "#demo/studio/page/things/bodies.ts";
import { wrapLabel } from "#demo/studio/page/things/wrapLabel.ts";
import { allPacks } from "#demo/products/index.ts";

test("never returns a smaller carton for more lenses", () => {
  const volumes = [3, 6, 12, 30, 90].map(cartonSize).map(({ width, height, depth }) => width * height * depth);
  expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
});

test.each([60, 100, 360])("returns a bottle that holds %i ml and little more", (millilitres) => {
  const { rx, rz, shoulder } = bottleSize(millilitres);
  const volume = (Math.PI * rx * rz * shoulder) / 1000;
  expect(volume).toBeGreaterThan(millilitres);
  expect(volume).toBeLessThan(millilitres * 1.15);
});

test("wraps a label around a bottle without stretching it", () => {
  const label = wrapLabel({ rx: 30, rz: 18, from: 0, to: 40, length: 70 });
  const places = label.getAttribute("position");
  const along = Array.from({ length: places.count / 2 }, (_, at) => new Vector3().fromBufferAttribute(places, at));
  const steps = along.slice(1).map((place, at) => place.distanceTo(along[at] ?? place));
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.06);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(70, 0);
  // The middle of the label is at the front.
  expect(along[Math.floor(along.length / 2)]?.z).toBeCloseTo(18, 1);
});

test("rounds corners within the profile, and faces surfaces outwards", () => {
  const rounded = filletProfile([
    [0, 0],
    [10, 0, 3],
    [10, 20],
  ]);
  expect(rounded.every(([radius, height]) => radius <= 10 && height >= 0)).toBe(true);
  expect(rounded).not.toContainEqual([10, 0]);
  const normals = latheGeometry([
    [10, 0],
    [10, 20],
  ]).getAttribute("normal");
  expect(normals.getZ(0)).toBeGreaterThan(0.99);
});

test("reduces the size only of lines that are too wide", () => {
  expect(sizeFor(80, { size: 10, maxWidth: 40 })).toBe(5);
  expect(sizeFor(30, { size: 10, maxWidth: 40 })).toBe(10);
});

test("prints product line and fit on a carton, without the brand in the line", () => {
  const pack = allPacks.find(({ sku }) => sku === "KR-DZIEN-TORIC-30");
  expect(pack && lensLabel(pack)).toMatchObject({ brand: "Kropla", line: "Dzień Toric", fit: "BC 8.6   DIA 14.5" });
});

test("keeps things out of the margins of a picture", () => {
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

test("places products side by side without overlap, centred", () => {
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

test("places low products next to a single tall one", () => {
  const [bottle, low] = sideBySide([
    { width: 74, row: "back", things: [{ kind: "envelope" }] },
    { width: 60, row: "front", things: [{ kind: "bank-card" }] },
  ]);
  expect((low?.at?.[0] ?? 0) - 30).toBeGreaterThanOrEqual((bottle?.at?.[0] ?? 0) + 37);
});

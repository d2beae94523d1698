import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { keyOf, proofOf, readManifest, writeManifest } from "#demo/studio/manifest.ts";
import type { Shot } from "#demo/studio/scene.ts";
import { timeLeft } from "#demo/studio/drawMedia.ts";
import { drawn } from "../../../ui/eyewear/measurements.ts";

const shot: Shot = { frame: drawn, view: "front", width: 1170, height: 850, exposures: 40 };

test("changes the key with the frame, the view or the studio", () => {
  const key = keyOf(shot, "studio");
  expect(keyOf({ ...shot, frame: { ...drawn } }, "studio")).toBe(key);
  const others = [
    keyOf({ ...shot, frame: { ...drawn, bridge: 20 } }, "studio"),
    keyOf({ ...shot, view: "side" }, "studio"),
    keyOf(shot, "another light"),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
});

test("changes the proof with the image or the shot", () => {
  const proof = proofOf(shot, "image");
  expect(proofOf({ ...shot }, "image")).toBe(proof);
  expect(new Set([proof, proofOf(shot, "darker"), proofOf({ ...shot, exposures: 20 }, "image")]).size).toBe(3);
});

test("reads a written manifest sorted by name, and an empty one from a new folder", () => {
  const folder = mkdtempSync(`${tmpdir()}/manifest-`);
  try {
    expect(readManifest(folder)).toEqual({});
    const [first, second] = [
      { key: "1", proof: "p", edition: "a", mmPerPixel: 0.13 },
      { key: "2", proof: "q", edition: "b", mmPerPixel: 0.14 },
    ];
    writeManifest(folder, { second, first });
    expect(Object.entries(readManifest(folder))).toEqual([
      ["first", first],
      ["second", second],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [1, 10, 8, "72 s left"],
  [1, 41, 10, "7 min left"],
  [10, 1010, 100, "2.8 h left"],
])("timeLeft for %i of %i in %i s: %s", (done, all, seconds, expected) =>
  expect(timeLeft(done, all, seconds)).toBe(expected),
);

import { describe, expect, test } from "vitest";
import { consentVersion, isValidChoice, purposes, purposesOf } from "#domain/consent.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 27);

describe("a choice counts", () => {
  test.each([
    ["never made", 0, false],
    ["just now", now, true],
    ["almost a year ago", now - 365 * day + 1, true],
    ["a year ago", now - 365 * day, false],
  ])("%s: %s → %s", (_when, decidedAt, isValid) => {
    expect(isValidChoice({ agreed: [], decidedAt }, now, 365)).toBe(isValid);
  });
});

test("unknown codes are no purposes", () => {
  expect(purposesOf(["photos", "necessary", "gone"])).toEqual(["photos"]);
});

test("other purposes are another version, so that everybody is asked again", () => {
  expect({ consentVersion, purposes }).toEqual({ consentVersion: 1, purposes: ["convenience", "photos"] });
});

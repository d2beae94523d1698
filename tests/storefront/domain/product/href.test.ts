import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalProductPath, productHref } from "#domain/product/href.ts";
import { product, variant } from "../samples.ts";

const frame = product({
  variants: [
    variant("FR-100-BLK", "black", "M", 199),
    variant("FR-100/RED", "red", "M", 199),
    variant("FR-100-OLD", "old", "M", 199, { enabled: false }),
  ],
});
const wipes = product({ type: "simple", parentSku: "WP-1", sku: "WP-1", slug: "chusteczki", options: [] });

test.each([
  ["", undefined, "/p/FR-100/frame-100"],
  ["/de", undefined, "/de/p/FR-100/frame-100"],
  ["/de", "FR-100-BLK", "/de/p/FR-100/frame-100/FR-100-BLK"],
  ["", "FR-100/RED", "/p/FR-100/frame-100/FR-100%2FRED"],
  ["", "FR-100", "/p/FR-100/frame-100"],
  ["", null, "/p/FR-100/frame-100"],
])("with the prefix %j and the variant %j the address is %s", (prefix, childSku, expected) => {
  expect(productHref(prefix, frame, childSku)).toBe(expected);
});

test.each([
  ["", undefined, "/nela-panto"],
  ["/de", null, "/de/nela-panto"],
  ["/de", "FR-100-BLK", "/de/nela-panto?childSku=FR-100-BLK"],
  ["", "FR-100/RED", "/nela-panto?childSku=FR-100%2FRED"],
  ["", "FR-100", "/nela-panto"],
])("with a plain path, the prefix %j and the variant %j the address is %s", (prefix, childSku, expected) => {
  expect(productHref(prefix, { ...frame, plainPath: "/nela-panto" }, childSku)).toBe(expected);
});

const strict = { preventDirectChildAccess: true, filterUnavailableVariants: false };

test.each([
  { name: "the canonical address", params: { parentSku: "FR-100", slug: "frame-100" }, expected: null },
  {
    name: "the canonical address of a variant",
    params: { parentSku: "FR-100", slug: "frame-100", childSku: "FR-100-BLK" },
    expected: null,
  },
  { name: "a wrong slug", params: { parentSku: "FR-100", slug: "old-name" }, expected: "/p/FR-100/frame-100" },
  {
    name: "a wrong slug with a variant",
    params: { parentSku: "FR-100", slug: "old-name", childSku: "FR-100-BLK" },
    expected: "/p/FR-100/frame-100/FR-100-BLK",
  },
  {
    name: "a variant opened directly",
    params: { parentSku: "FR-100-BLK", slug: "frame-100" },
    expected: "/p/FR-100/frame-100/FR-100-BLK",
  },
  {
    name: "a variant opened directly with a slug of its own",
    params: { parentSku: "FR-100/RED", slug: "frame-100-red", childSku: "FR-100/RED" },
    expected: "/p/FR-100/frame-100/FR-100%2FRED",
  },
  {
    name: "an unknown variant",
    params: { parentSku: "FR-100", slug: "frame-100", childSku: "FR-100-BLUE" },
    expected: "/p/FR-100/frame-100",
  },
  {
    name: "a disabled variant",
    params: { parentSku: "FR-100", slug: "frame-100", childSku: "FR-100-OLD" },
    expected: "/p/FR-100/frame-100",
  },
  {
    name: "the parent as its own variant",
    params: { parentSku: "FR-100", slug: "frame-100", childSku: "FR-100" },
    expected: "/p/FR-100/frame-100",
  },
  {
    name: "a disabled variant opened directly",
    params: { parentSku: "FR-100-OLD", slug: "frame-100" },
    expected: "/p/FR-100/frame-100",
  },
])("$name redirects permanently to $expected", ({ params, expected }) => {
  const canonical = expected === null ? null : { path: expected, isPermanent: true };
  expect(canonicalProductPath(frame, params, strict)).toEqual(canonical);
});

test("a simple product is not its own variant", () => {
  const params = { parentSku: "WP-1", slug: "chusteczki", childSku: "WP-1" };
  expect(canonicalProductPath(wipes, params, strict)?.path).toBe("/p/WP-1/chusteczki");
  expect(canonicalProductPath(wipes, { parentSku: "WP-1", slug: "chusteczki" }, strict)).toBeNull();
});

test("a variant has a page of its own if direct access is allowed", () => {
  const params = { parentSku: "FR-100-BLK", slug: "frame-100" };
  expect(canonicalProductPath(frame, params, { ...strict, preventDirectChildAccess: false })).toBeNull();
});

test.each([
  { name: "a variant", params: { parentSku: "FR-100", slug: "frame-100", childSku: "FR-100-BLK" } },
  { name: "a variant opened directly", params: { parentSku: "FR-100-BLK", slug: "frame-100" } },
  { name: "a variant with an outdated slug", params: { parentSku: "FR-100", slug: "old", childSku: "FR-100-BLK" } },
])("$name that is left out while it cannot be had redirects temporarily to its product", ({ params }) => {
  const shown = { ...frame, variants: frame.variants.filter(({ sku }) => sku !== "FR-100-BLK") };
  const rules = { ...strict, filterUnavailableVariants: true };
  expect(canonicalProductPath(shown, params, rules)).toEqual({ path: "/p/FR-100/frame-100", isPermanent: false });
});

test("other redirects stay permanent while variants are left out", () => {
  const rules = { ...strict, filterUnavailableVariants: true };
  const outdated = { parentSku: "FR-100", slug: "old", childSku: "FR-100-BLK" };
  expect(canonicalProductPath(frame, outdated, rules)?.isPermanent).toBe(true);
  expect(canonicalProductPath(frame, { parentSku: "FR-100", slug: "old" }, rules)?.isPermanent).toBe(true);
  expect(canonicalProductPath(frame, { parentSku: "FR-100-BLK", slug: "old" }, rules)?.isPermanent).toBe(true);
});

test("a redirect never leads to another redirect", () => {
  const sku = fc.constantFrom("FR-100", "FR-100-BLK", "FR-100/RED", "FR-100-OLD", "other");
  const slug = fc.constantFrom("frame-100", "x");
  fc.assert(
    fc.property(sku, slug, fc.option(sku, { nil: undefined }), (parentSku, givenSlug, childSku) => {
      const canonical = canonicalProductPath(frame, { parentSku, slug: givenSlug, childSku }, strict);
      if (!canonical) return;
      const [, , parent = "", name = "", child] = canonical.path.split("/").map(decodeURIComponent);
      expect(canonicalProductPath(frame, { parentSku: parent, slug: name, childSku: child }, strict)).toBeNull();
    }),
  );
});

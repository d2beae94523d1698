import { expect, test } from "vitest";
import { canonicalPath } from "#app/machines/canonicalPath.ts";

const page = { routeId: "/$page", pathname: "/legal", search: {}, status: "success" };
const german = { locale: "de" };

test("a page has its path in all store views, without a slash at the end", () => {
  expect(canonicalPath([page], german)).toBe("/legal");
  expect(canonicalPath([{ ...page, pathname: "/blog/" }], german)).toBe("/blog");
  expect(canonicalPath([{ ...page, pathname: "/" }], german)).toBe("/");
});

test("filtered lists and pages that do not exist have none", () => {
  expect(canonicalPath([{ ...page, search: { q: "Thorn" } }], german)).toBeNull();
  expect(canonicalPath([{ ...page, globalNotFound: true }, page], german)).toBeNull();
  expect(canonicalPath([{ ...page, status: "notFound" }], german)).toBeNull();
  expect(canonicalPath([], german)).toBeNull();
});

test("the store locator has one of its two addresses, whatever is searched", () => {
  const locator = { ...page, pathname: "/salony-optyczne", routeId: "/salony-optyczne", search: { q: "Bonn" } };
  expect(canonicalPath([locator], german)).toBe("/store-locator");
  expect(canonicalPath([locator], { locale: "pl" })).toBe("/salony-optyczne");
});

import { expect, test } from "vitest";
import { canonicalLink, canonicalPath } from "#app/layout/canonicalLink.ts";

const page = { pathname: "/legal", search: {}, status: "success" };
const german = { prefix: "/de" };
const hrefs = (...input: Parameters<typeof canonicalLink>) => canonicalLink(...input).map(({ href }) => href);

test("a page names its path in its store view, without a slash at the end", () => {
  expect(canonicalLink([page], german)).toEqual([{ rel: "canonical", href: "/de/legal" }]);
  expect(hrefs([{ ...page, pathname: "/blog/" }], { prefix: "" })).toEqual(["/blog"]);
  expect(hrefs([{ ...page, pathname: "/" }], { prefix: "" })).toEqual(["/"]);
  expect(hrefs([{ ...page, pathname: "/" }], german)).toEqual(["/de"]);
});

test("filtered lists, pages that name it themselves and pages that do not exist get none", () => {
  expect(hrefs([{ ...page, staticData: { namesCanonical: true } }], german)).toEqual([]);
  expect(hrefs([{ ...page, search: { color: ["black"] } }], german)).toEqual([]);
  expect(hrefs([{ ...page, globalNotFound: true }, page], german)).toEqual([]);
  expect(hrefs([{ ...page, status: "notFound" }], german)).toEqual([]);
  expect(hrefs([], german)).toEqual([]);
});

test("a page that names its canonical address itself has a path in all store views", () => {
  expect(canonicalPath([{ ...page, staticData: { namesCanonical: true } }])).toBe("/legal");
  expect(canonicalPath([{ ...page, search: { q: "Thorn" } }])).toBeNull();
});

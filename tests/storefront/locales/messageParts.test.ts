import { describe, expect, test } from "vitest";
import { messageParts, partOfNotice, partsOfPanel, partsOfRoutes, sitePart } from "#app/i18n/messageParts.ts";
import { partOf } from "#app/i18n/partOf.ts";
import { catalogues } from "./catalogues.ts";
import { allFiles, filesIn, idsNamedIn, isFormatted, reachedFrom } from "./saidIds.ts";

const ids = Object.keys(catalogues.en);
const app = (file: string) => `storefront/app/${file}`;
/** What these load later brings its words with it. */
const later = [
  app("layout/ShopPanels.tsx"),
  app("layout/HeaderSearch.tsx"),
  "ui/eyewear/FrameViewer.tsx",
  "ui/eyewear/TryOn.tsx",
];

/** Which route a file of a page is: `p.$sku.tsx` answers `/p/$sku`. */
const routes = filesIn("routes")
  .filter((file) => !file.includes("__root"))
  .map((file) => {
    const name = file.slice(app("routes/").length, -".tsx".length);
    return { file, id: name === "index" ? "/" : `/${name.replaceAll(".", "/")}` };
  });

/** The state names what it says in notices, which bring their words with them. */
const isNotice = (file: string) => file.startsWith(app("state/"));

function unsaid(files: readonly string[], parts: readonly string[]) {
  return files
    .filter((file) => !isNotice(file))
    .flatMap((file) => idsNamedIn(file, ids).map((id) => ({ file, id, part: partOf(id) })))
    .filter(({ part }) => part !== sitePart && !parts.includes(part))
    .filter(({ file, id, part }) => part !== "notice" || isFormatted(file, id));
}

describe("a page loads every word that it says", () => {
  test("there are pages to look at, and they say something", () => {
    expect(routes.length).toBeGreaterThan(5);
    const checkout = reachedFrom([app("routes/checkout.tsx")]);
    expect(checkout).toContain("ui/checkout/AddressForm.tsx");
    expect(checkout.flatMap((file) => idsNamedIn(file, ids))).toContain("ui.addressForm.city");
  });

  test("the first view of any page, and what stands there when it cannot be loaded", () => {
    const always = ["routes/__root.tsx", "layout/LoadFailed.tsx"].map(app);
    expect(unsaid(reachedFrom(always, later), [])).toEqual([]);
  });

  test.each(routes)("$id", ({ file, id }) => {
    expect(unsaid(reachedFrom([file], later), partsOfRoutes([id]))).toEqual([]);
  });

  test("a frame that is turned", () => {
    const product = partsOfRoutes(["/p/$parentSku/$slug/{-$childSku}"]);
    expect(unsaid(reachedFrom(["ui/eyewear/viewer/TurnedFrame.tsx"]), [...product, "viewer"])).toEqual([]);
  });

  test("a frame that is tried on", () => {
    const product = partsOfRoutes(["/p/$parentSku/$slug/{-$childSku}"]);
    expect(unsaid(reachedFrom(["ui/eyewear/tryOn/TryOnDialog.tsx"]), [...product, "tryOn"])).toEqual([]);
  });

  test.each([
    ["microcart", "ShopMicrocart.tsx"],
    ["search", "ShopSearch.tsx"],
    ["search", "Suggestions.tsx"],
  ] as const)("the panel %s, over whatever page: %s", (panel, file) => {
    expect(unsaid(reachedFrom([app(`layout/${file}`)], later), partsOfPanel[panel])).toEqual([]);
  });
});

test("what the state says brings its words with it", () => {
  const said = filesIn("state").flatMap((file) => idsNamedIn(file, ids));
  expect(said.length).toBeGreaterThan(10);
  for (const id of said) expect([sitePart, partOfNotice(id)]).toContain(partOf(id));
});

test("every message is said somewhere, or waits for a screen of the specification", () => {
  const said = new Set(allFiles().flatMap((file) => idsNamedIn(file, ids)));
  const waiting = new Set<string>(["payment", "account", "offline"]);
  // Said by what follows: an incorrect code, and the answer to a notice that needs one.
  const next = new Set(["cart.coupon.incorrect", "notice.ok"]);
  expect(ids.filter((id) => !said.has(id) && !waiting.has(partOf(id)) && !next.has(id))).toEqual([]);
});

test("what is said when nothing can be loaded is there from the first view on", () => {
  for (const id of ["notice.syncFailed", "notice.tryAgain"]) expect(partOf(id)).toBe(sitePart);
});

test("words for screens to come are in parts of their own", () => {
  const parts = ["payment", "account", "offline"] as const;
  for (const part of parts) expect(ids.some((id) => partOf(id) === part)).toBe(true);
  expect(messageParts).toEqual(expect.arrayContaining([...parts]));
});

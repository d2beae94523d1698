import { describe, expect, test } from "vitest";
import {
  type MessagePart,
  messageParts,
  partOfNotice,
  partsOfOptions,
  partsOfPanel,
  sitePart,
} from "#app/i18n/messageParts.ts";
import { partOf } from "#app/i18n/partOf.ts";
import { catalogues } from "./catalogues.ts";
import { allFiles, filesIn, idsNamedIn, isFormatted, reachedFrom, sourceOf } from "./usedMessages.ts";

const ids = Object.keys(catalogues.en);
const app = (file: string) => `storefront/app/${file}`;
/** Files whose lazily loaded modules load message parts of their own. */
const boundaries = [
  app("layout/ShopPanels.tsx"),
  app("layout/HeaderSearch.tsx"),
  app("layout/NewsletterBand.tsx"),
  app("features/account/lazyPersonalParts.ts"),
  app("features/cart/lazyChangeLine.ts"),
  app("components/lazyCartParts.ts"),
  app("components/payment/lazyBlikField.ts"),
  app("features/checkout/lazyChoices.ts"),
  app("features/checkout/lazyCustomerParts.ts"),
  app("features/checkout/lazyNewAccount.ts"),
  app("features/order/lazyNewAccount.ts"),
  app("features/subscribe/lazyAddAddress.ts"),
  app("features/order/lazyStatusProgress.ts"),
  app("features/account/lazyOpenPayment.ts"),
  app("features/product/FitSection.tsx"),
  app("features/product/OptionForm.tsx"),
  app("features/product/lazyReview.ts"),
  "ui/eyewear/FrameViewer.tsx",
  "ui/eyewear/TryOn.tsx",
];

/** The route of each page's file: `p.$sku.tsx` serves `/p/$sku`, `blog.index.tsx` serves `/blog/`. */
const routes = filesIn("routes")
  .filter((file) => !file.includes("__root"))
  .map((file) => {
    const name = file.slice(app("routes/").length, -".tsx".length);
    return { file, id: `/${name.replaceAll(".", "/").replace(/index$/, "")}` };
  });

/** Returns the parts that the route in a file states. */
const statedParts = (file: string): readonly MessagePart[] => {
  const [, list = ""] = /staticData: \{[^}]*messages: \[([^\]]*)\]/.exec(sourceOf(file)) ?? [];
  return messageParts.filter((part) => list.includes(`"${part}"`));
};

/** Returns the parts that are loaded with a page: those that its route and the ones around it state. */
const partsOfPage = (id: string) =>
  routes.filter((each) => each.id === id || id.startsWith(`${each.id}/`)).flatMap(({ file }) => statedParts(file));

/** Whether a file belongs to the state, whose messages appear in notices and are loaded with them. */
const isNotice = (file: string) => file.startsWith(app("state/"));

/** Returns the messages of these files that belong to none of the parts. */
function missingMessages(files: readonly string[], parts: readonly string[]) {
  return files
    .filter((file) => !isNotice(file))
    .flatMap((file) => idsNamedIn(file, ids).map((id) => ({ file, id, part: partOf(id) })))
    .filter(({ part }) => part !== sitePart && !parts.includes(part))
    .filter(({ file, id, part }) => part !== "notice" || isFormatted(file, id));
}

describe("a page loads every message that it uses", () => {
  test("routes and the messages of their components are found", () => {
    expect(routes.length).toBeGreaterThan(5);
    const checkout = reachedFrom([app("routes/checkout.tsx")]);
    expect(checkout).toContain("ui/checkout/AddressForm.tsx");
    expect(checkout.flatMap((file) => idsNamedIn(file, ids))).toContain("ui.addressForm.city");
  });

  test("the root route and the error page need no part of their own", () => {
    const always = ["routes/__root.tsx", "layout/LoadFailed.tsx"].map(app);
    expect(missingMessages(reachedFrom(always, boundaries), [])).toEqual([]);
  });

  test.each(routes)("$id", ({ file, id }) => {
    expect(missingMessages(reachedFrom([file], boundaries), partsOfPage(id))).toEqual([]);
  });

  test("the loyalty card and the data of the account", () => {
    const parts = partsOfPage("/my-account/");
    const reached = reachedFrom([app("features/account/PersonalParts.tsx")], boundaries);
    expect(missingMessages(reached, parts)).toEqual([]);
  });

  test.each(["BundleForm.tsx", "ContactLensForm.tsx", "GroupForm.tsx"])("the form of options %s", (file) => {
    const product = partsOfPage("/p/$parentSku/$slug/{-$childSku}");
    const reached = reachedFrom([app(`features/product/${file}`)], boundaries);
    expect(missingMessages(reached, [...product, ...partsOfOptions])).toEqual([]);
  });

  test("the comparison of a frame with own glasses", () => {
    const product = partsOfPage("/p/$parentSku/$slug/{-$childSku}");
    const reached = reachedFrom([app("features/product/FitComparison.tsx")]);
    expect(missingMessages(reached, [...product, "sizeGuide"])).toEqual([]);
  });

  test.each([
    ["a customer", "customerParts.ts", ["account"]],
    ["a delivery to a point", "PickupPoints.tsx", ["choices"]],
    ["the invoice of a company", "CompanyInvoice.tsx", ["choices"]],
    ["a new account", "NewAccount.tsx", ["login", "password"]],
  ])("what the checkout shows for %s", (_what, file, parts) => {
    const reached = reachedFrom([app(`features/checkout/${file}`)], boundaries);
    expect(missingMessages(reached, [...partsOfPage("/checkout"), ...parts])).toEqual([]);
  });

  test("the payment of an order of the account", () => {
    const reached = reachedFrom([app("features/account/OpenPayment.tsx")], boundaries);
    expect(missingMessages(reached, ["confirmation", "payment"])).toEqual([]);
  });

  test("how far an order has come, on its status page", () => {
    const reached = reachedFrom([app("features/order/StatusProgress.tsx")], boundaries);
    expect(missingMessages(reached, ["orders"])).toEqual([]);
  });

  test("the account that the confirmation offers", () => {
    const reached = reachedFrom([app("features/order/NewAccount.tsx")], boundaries);
    expect(missingMessages(reached, ["confirmation", "login", "password", "checkout"])).toEqual([]);
  });

  test("the address of a subscription", () => {
    const reached = reachedFrom([app("features/subscribe/AddAddress.tsx")], boundaries);
    expect(missingMessages(reached, ["subscribe", "account", "checkout", "password"])).toEqual([]);
  });

  test("the coupon of a cart", () => {
    const reached = reachedFrom([app("components/Coupon.tsx")], boundaries);
    expect(missingMessages(reached, ["cart", "choices"])).toEqual([]);
  });

  test("the change of a cart's line", () => {
    const reached = reachedFrom([app("features/cart/ChangeLine.tsx")], boundaries);
    expect(missingMessages(reached, ["cart", "options"])).toEqual([]);
  });

  test("the 3D view", () => {
    const product = partsOfPage("/p/$parentSku/$slug/{-$childSku}");
    expect(missingMessages(reachedFrom(["ui/eyewear/viewer/TurnedFrame.tsx"]), [...product, "viewer"])).toEqual([]);
  });

  test("the values of lenses on any page", () => {
    const files = [app("components/LineValues.tsx"), "ui/prescription/PrescriptionSummary.tsx"];
    expect(missingMessages(files, partsOfPanel.lineValues)).toEqual([]);
  });

  test("the field for a BLIK code on any page", () => {
    const reached = reachedFrom([app("components/payment/BlikField.tsx")], boundaries);
    expect(missingMessages(reached, partsOfPanel.blik)).toEqual([]);
  });

  test("the form for a review on any page", () => {
    const reached = reachedFrom([app("components/WriteReview.tsx")], boundaries);
    expect(missingMessages(reached, partsOfPanel.review)).toEqual([]);
  });

  test("the try-on dialog", () => {
    const product = partsOfPage("/p/$parentSku/$slug/{-$childSku}");
    expect(missingMessages(reachedFrom(["ui/eyewear/tryOn/TryOnDialog.tsx"]), [...product, "tryOn"])).toEqual([]);
  });

  test.each([
    ["microcart", "layout/ShopMicrocart.tsx"],
    ["search", "layout/ShopSearch.tsx"],
    ["search", "layout/Suggestions.tsx"],
    ["newsletter", "components/NewsletterSignUp.tsx"],
  ] as const)("the panel %s on any page: %s", (panel, file) => {
    expect(missingMessages(reachedFrom([app(file)], boundaries), partsOfPanel[panel])).toEqual([]);
  });
});

test("the state's messages belong to the site part or to the part of their notice", () => {
  const used = filesIn("state").flatMap((file) => idsNamedIn(file, ids));
  expect(used.length).toBeGreaterThan(10);
  for (const id of used) expect([sitePart, partOfNotice(id)]).toContain(partOf(id));
});

test("every message is used, or belongs to a specified screen that does not exist yet", () => {
  const used = new Set(allFiles().flatMap((file) => idsNamedIn(file, ids)));
  const planned = new Set<string>(["payment", "account", "offline"]);
  // For a planned feature: a notice that needs confirmation.
  const plannedIds = new Set(["notice.ok"]);
  expect(ids.filter((id) => !used.has(id) && !planned.has(partOf(id)) && !plannedIds.has(id))).toEqual([]);
});

test("the messages about failed loading belong to the site part", () => {
  for (const id of ["notice.syncFailed", "notice.tryAgain"]) expect(partOf(id)).toBe(sitePart);
});

test("messages of planned screens are in parts of their own", () => {
  const parts = ["payment", "account", "offline"] as const;
  for (const part of parts) expect(ids.some((id) => partOf(id) === part)).toBe(true);
  expect(messageParts).toEqual(expect.arrayContaining([...parts]));
});

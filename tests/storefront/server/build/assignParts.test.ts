import { describe, expect, test } from "vitest";
import { type MessagePart, messageParts, partOfNotice, sitePart } from "#app/i18n/messageParts.ts";
import { assignParts, choosePart } from "#server/build/assignParts.ts";
import { type MessageLoad, partsAskedIn, readMessageUses } from "#server/build/messageLoads.ts";
import { allFiles, filesIn, idsNamedIn, importsOf, sourceOf } from "#server/build/usedMessages.ts";
import { catalogues } from "../../locales/catalogues.ts";

const ids = Object.keys(catalogues.en);
const uses = readMessageUses(ids);
const parts = assignParts(ids, uses);

const load = (name: string, own: readonly MessagePart[], before: readonly MessagePart[] = []): MessageLoad => ({
  name,
  own,
  all: [...before, ...own],
});
const cart = load("cart", ["cart", "choices"]);
const checkout = load("checkout", ["cart", "checkout", "choices"]);
const coupon = load("coupon", ["choices"], cart.all);
const faq = load("faq", ["faq"]);
const loads = [cart, checkout, coupon, faq];

describe("the part of a message follows from who shows it", () => {
  test.each<[string, readonly MessageLoad[], MessagePart]>([
    ["one page: the part that only it loads", [checkout], "checkout"],
    ["two pages: a part that both load", [cart, checkout], "cart"],
    ["two pages without a part in common: every page's", [cart, faq], sitePart],
    ["what a page shows later: the part that is loaded then", [coupon], "choices"],
    ["a page, and what it shows later", [cart, coupon], "choices"],
    ["no page", [], "library"],
  ])("%s", (_what, shownAfter, part) => {
    expect(choosePart(shownAfter, loads)).toBe(part);
  });

  test.each([
    ["the address form, of the checkout and the account", "ui.addressForm.city", "person"],
    ["the steps of the checkout, which accounts do not show", "checkout.toPayment", "checkout"],
    ["a notice", "notice.added", "notice"],
    ["the field of a password", "ui.newPassword.common", "password"],
    ["a refusal of any form", "ui.formRefusal.offline", "fields"],
    ["a part loaded by hand", "ui.microcart.title", "cart"],
    ["an option of contact lenses", "ui.contactLenses.right", "options"],
    ["a component that no page shows", "ui.marketNotices.label", "library"],
    ["the page that the server shows when it has failed", "error.server.title", "server"],
  ])("%s", (_what, id, part) => {
    expect([...parts.keys()].filter((each) => each.startsWith(id.slice(0, id.lastIndexOf("."))))).not.toEqual([]);
    expect(parts.get(id)).toBe(part);
  });
});

test("every part holds messages", () => {
  const filled = new Set(parts.values());
  expect(messageParts.filter((part) => !filled.has(part))).toEqual([]);
});

test("every page is found, and every module that is loaded by hand", () => {
  const names = uses.loads.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(filesIn("routes").filter((file) => !file.includes("__root"))));
  const panels = ["ShopAccount", "ShopMenu", "ShopMicrocart", "ShopSearch", "Suggestions", "ShopWishlist"];
  expect(names).toEqual(expect.arrayContaining(panels.map((panel) => `storefront/app/layout/${panel}.tsx`)));
  const viewers = ["ui/eyewear/viewer/TurnedFrame.tsx", "ui/eyewear/tryOn/TryOnDialog.tsx"];
  expect(names).toEqual(expect.arrayContaining(["storefront/app/components/NewsletterSignUp.tsx", ...viewers]));
});

test("every message is there wherever it is shown", () => {
  const missing = ids.flatMap((id) => {
    const part = parts.get(id) ?? sitePart;
    return (uses.usesOf.get(id) ?? []).flatMap(({ name, all }) =>
      part === sitePart || all.includes(part) ? [] : [{ id, part, name }],
    );
  });
  expect(missing).toEqual([]);
});

test("a module that loads parts shows no messages outside of them", () => {
  const outside = allFiles().flatMap((file) => {
    if (partsAskedIn(file).length === 0) return [];
    const [before = "", ...after] = sourceOf(file).split(/<WithMessages[\s\S]*?<\/WithMessages>/);
    const shown = [before.slice(before.lastIndexOf("return")), after.join("").split(/\n\}|\n\);/)[0]].join("");
    return shown.includes("FormattedMessage") ? [file] : [];
  });
  expect(outside).toEqual([]);
});

test("the state's messages belong to the site part or to the part of their notice", () => {
  const used = filesIn("state").flatMap((file) => idsNamedIn(file, ids));
  expect(used.length).toBeGreaterThan(10);
  for (const id of used) expect([sitePart, partOfNotice(id)]).toContain(parts.get(id));
});

test("every message is used, or belongs to a specified screen that does not exist yet", () => {
  const used = new Set(allFiles().flatMap((file) => idsNamedIn(file, ids)));
  // Wordings that the specification states for what the shop does not show yet, and a notice that needs confirmation.
  const planned = /^(payment|account|offline)\.|^notice\.ok$/;
  expect(ids.filter((id) => !used.has(id) && !planned.test(id))).toEqual([]);
});

test("the messages about failed loading are there from the start", () => {
  for (const id of ["notice.syncFailed", "notice.tryAgain", "notice.loadFailed", "offline.newContent"])
    expect(parts.get(id)).toBe(sitePart);
});

test("imports are followed through the component library and dynamic imports", () => {
  const { later } = importsOf("storefront/app/layout/panelCode.ts");
  expect(later).toContain("storefront/app/layout/ShopMicrocart.tsx");
  const { now } = importsOf("storefront/app/features/subscribe/AddAddressForm.tsx");
  expect(now).toContain("ui/account/AddressEditor.tsx");
});

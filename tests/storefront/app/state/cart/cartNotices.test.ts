import { addedAction, platformMessage, refusedFinding } from "#app/state/cart/cartNotices.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import { expect, test } from "vitest";
import { line, withCustom } from "../../../domain/samples.ts";

test.each<[result: unknown, message: ReturnType<typeof platformMessage>]>([
  [{ code: "CART_ITEM_UNKNOWN", message: "No cart item found." }, { id: "notice.noCartItem" }],
  [{ code: "NO_SUCH_CONFIGURATION", message: "Whatever it says" }, { id: "notice.noConfiguration" }],
  [{ code: "CART_CLOSED", message: "The cart has been ordered." }, { id: "notice.noCartItem" }],
  [{ code: "MALFORMED", message: "cartItem: expected an object." }, { id: "notice.somethingWrong" }],
  ["No cart item found.", { id: "notice.noCartItem" }],
  [{ errorMessage: "Some of the ordered products are not available!" }, { id: "notice.someUnavailable" }],
  [{ code: "A_CODE_OF_ITS_OWN", message: "No cart item found." }, { id: "notice.noCartItem" }],
  [
    { code: "A_CODE_OF_ITS_OWN", message: "Closed today." },
    { id: "notice.platform", values: { message: "Closed today." } },
  ],
  [
    { code: "TOO_MANY", available: 2 },
    { id: "notice.tooMany", values: { maxQuantity: 2 } },
  ],
  [
    { code: "TOO_MANY", message: "Fewer are left." },
    { id: "notice.platform", values: { message: "Fewer are left." } },
  ],
  [
    [{ field: "cartItem.product_option.custom_options.prescription_photo", problem: "unknown" }],
    { id: "notice.photoGone" },
  ],
  [{ code: "A_CODE_OF_ITS_OWN" }, { id: "notice.somethingWrong" }],
  [null, { id: "notice.somethingWrong" }],
])("shows a refusal with %j as %j", (result, message) => {
  expect(platformMessage(readRefusal(result))).toEqual(message);
});

test("the notice of an added line leads to the checkout, unless it is an external one", () => {
  const opened: string[] = [];
  const go = (path: string) => void opened.push(path);
  addedAction(go, { externalCheckoutUrl: null })?.onAction();
  expect(opened).toEqual(["/checkout"]);
  expect(addedAction(go, { externalCheckoutUrl: "https://pay.example" })).toBeNull();
});

test("a set that is refused with its parts says nothing about the same set with others", () => {
  const bundle = [{ optionId: "1", optionQuantity: 1, optionSelections: [4] }];
  const set = line("SET", 1, { checksum: "green", productOption: { ...withCustom(), bundle } });
  const refusal = readRefusal({ code: "NO_SUCH_CONFIGURATION" });
  expect(refusedFinding(set, refusal)).toEqual({ "SET#green": null });
  expect(refusedFinding(line("FR-BLK"), refusal)).toEqual({ "FR-BLK": null });
});

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const workspace = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * The chunks that pages share, each with its entry modules, by paths from the root of the repository. A chunk also contains
 * what these import, unless an earlier chunk does. Without shared chunks, a page would load dozens of files of a few
 * hundred bytes. A module that has moved fails the build, so that no move changes a page's size unnoticed.
 */
export const sharedModules = {
  // What most pages show about a product.
  goods: [
    "ui/eyewear/FramePicture.tsx",
    "ui/eyewear/SetPicture.tsx",
    "ui/eyewear/Stage.tsx",
    "ui/eyewear/goods.ts",
    "ui/primitives/Amount.tsx",
    "ui/primitives/Button.tsx",
    "ui/primitives/formats.ts",
    "ui/product/variants/TempleMark.tsx",
    "storefront/app/queries/products.ts",
    "storefront/configuration/images.ts",
    "storefront/configuration/search.ts",
    "storefront/domain/media/picture.ts",
    "storefront/domain/money.ts",
    "storefront/domain/product/framePicture.ts",
    "storefront/domain/product/href.ts",
    "storefront/domain/product/lensPicture.ts",
    "storefront/domain/product/masters.ts",
    "storefront/domain/product/productPicture.ts",
  ],
  // Drawing frames in the browser, which only overlays do.
  drawing: [
    "ui/eyewear/acetateFront.ts",
    "ui/eyewear/curve.ts",
    "ui/eyewear/finishes.ts",
    "ui/eyewear/fitCurve.ts",
    "ui/eyewear/frontView.ts",
    "ui/eyewear/layout.ts",
    "ui/eyewear/lens.ts",
    "ui/eyewear/outline.ts",
    "ui/eyewear/temple.ts",
    "ui/eyewear/tintedGlass.ts",
    "ui/eyewear/wireFront.ts",
  ],
  // Notices and rules of the pages on which shoppers buy.
  buying: [
    "ui/feedback/InlineNotice.tsx",
    "ui/feedback/NoticeMark.tsx",
    "ui/feedback/Skeleton.tsx",
    "ui/icons/CircleCheck.ts",
    "ui/icons/CircleX.ts",
    "ui/icons/Info.ts",
    "ui/icons/TriangleAlert.ts",
    "storefront/configuration/checkout.ts",
    "storefront/domain/product/productErrors.ts",
    "storefront/domain/result.ts",
  ],
  // What lists, shelves and product pages have in common.
  catalogue: [
    "ui/icons/ArrowRight.ts",
    "ui/icons/ChevronLeft.ts",
    "ui/icons/ChevronRight.ts",
    "ui/icons/House.ts",
    "ui/navigation/Breadcrumb.tsx",
    "ui/product/price/Price.tsx",
    "ui/product/price/reductionPercent.ts",
    "storefront/domain/catalog/crumbs.ts",
    "storefront/domain/price.ts",
  ],
  // Products as lists and shelves show them.
  tiles: [
    "ui/catalog/listing/Badge.tsx",
    "ui/catalog/listing/FinishDots.tsx",
    "ui/catalog/listing/ProductBadges.tsx",
    "ui/catalog/listing/ProductCard.tsx",
    "ui/catalog/listing/ProductGrid.tsx",
    "ui/catalog/listing/WidthLine.tsx",
    "storefront/app/components/ProductTile.tsx",
  ],
  // The quantity of a cart line.
  quantity: ["ui/forms/QuantityStepper.tsx", "ui/rules/checked.ts", "ui/rules/quantity.ts"],
  // The cart and the pages after it.
  basket: [
    "ui/cart/CartLine.tsx",
    "ui/cart/CartTotals.tsx",
    "ui/cart/LineProblems.tsx",
    "ui/cart/LineRemoval.tsx",
    "ui/forms/Field.tsx",
    "ui/layout/SummaryLayout.tsx",
    "storefront/app/state/cart/useCheckedCart.ts",
    "storefront/domain/cart/totals.ts",
  ],
  // Text, choices and boxes to tick, of the checkout and the account.
  fields: ["ui/forms/Checkbox.tsx", "ui/forms/Select.tsx", "ui/forms/TextField.tsx"],
  // What the browser keeps encrypted: the checkout's answers, prescriptions, orders that wait.
  kept: [
    "storefront/app/state/checkout/outbox.ts",
    "storefront/app/state/checkoutStore.ts",
    "storefront/app/state/createVault.ts",
  ],
  // Form rules that need no numbering plan for phone numbers; the plans are large.
  rules: [
    "ui/rules/accountForms.ts",
    "ui/rules/address.ts",
    "ui/rules/calendar.ts",
    "ui/rules/country.ts",
    "ui/rules/maximumLengths.ts",
    "ui/rules/personalDetails.ts",
  ],
  // The kinds of spectacle lenses, which every answer of the configuration tree is read by.
  lensKinds: ["ui/optics/prescription.ts", "ui/optics/spectacleLens.ts"],
  // Powers, distances and what an optician asks, for the pages on which lenses are chosen.
  optics: ["ui/optics/findings.ts", "ui/optics/readPrescription.ts", "ui/optics/pupillaryDistance.ts"],
  // Making a call, and the schemas of answers that the calls of several subjects have.
  calls: [
    "storefront/client/call.ts",
    "storefront/contract/catalog/goods.ts",
    "storefront/contract/catalog/lensMatrix.ts",
    "storefront/contract/catalog/product.ts",
    "storefront/contract/wire/entitySearch.ts",
    "storefront/contract/wire/picture.ts",
  ],
  // Drawers and dialogs.
  overlays: ["ui/overlays/Drawer.tsx", "ui/overlays/Modal.tsx", "ui/overlays/OverlayHead.tsx"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the chunks as Rolldown's `codeSplitting.groups`. Throws when a module does not exist. */
export function sharedChunks(chunks: Readonly<Record<string, readonly string[]>> = sharedModules) {
  return Object.entries(chunks).map(([name, modules]) => {
    const missing = modules.filter((module) => !existsSync(workspace + module));
    if (missing.length > 0)
      throw new Error(`The chunk "${name}" names modules that do not exist: ${missing.join(", ")}`);
    const paths = new Set(modules.map((module) => workspace + module));
    return { name, test: (id: string) => paths.has(id), minShareCount: 2 };
  });
}

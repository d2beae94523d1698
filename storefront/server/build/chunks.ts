import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const workspace = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Files that pages share, each with the modules it begins with, named from the root of the repository; what these import
 * comes with them unless an earlier file has it. Without this, a page would load dozens of files of a few hundred bytes.
 * A module that has moved fails the build, so that a move never changes a page's bytes unnoticed.
 */
export const sharedModules = {
  // What most pages show of a product.
  goods: [
    "ui/eyewear/FramePicture.tsx",
    "ui/eyewear/SetPicture.tsx",
    "ui/eyewear/Stage.tsx",
    "ui/eyewear/goods.ts",
    "ui/primitives/Amount.tsx",
    "ui/primitives/Button.tsx",
    "ui/primitives/formats.ts",
    "ui/product/variants/TempleMark.tsx",
    "storefront/configuration/images.ts",
    "storefront/configuration/search.ts",
    "storefront/domain/media/picture.ts",
    "storefront/domain/money.ts",
    "storefront/domain/product/framePicture.ts",
    "storefront/domain/product/lensPicture.ts",
    "storefront/domain/product/masters.ts",
    "storefront/domain/product/productPicture.ts",
  ],
  // Frames that are drawn in the browser, which happens only in what opens over a page.
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
  // Notices and rules of pages where something is bought; lists need none of them.
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
  // What lists, shelves and the page of a product have in common.
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
    "ui/catalog/listing/WidthLine.tsx",
    "storefront/app/features/catalog/ProductTile.tsx",
  ],
  // How many of a line are wanted.
  quantity: ["ui/forms/QuantityStepper.tsx", "ui/rules/checked.ts", "ui/rules/quantity.ts"],
  // What a cart and the pages after it show.
  basket: [
    "ui/cart/CartLine.tsx",
    "ui/cart/CartTotals.tsx",
    "ui/cart/LineProblems.tsx",
    "ui/cart/LineRemoval.tsx",
    "ui/forms/Field.tsx",
    "ui/layout/WithSummary.tsx",
    "storefront/app/state/cart/useCheckedCart.ts",
    "storefront/domain/cart/totals.ts",
  ],
  // Rules of forms that need no numbering plan; otherwise they would lie in the file of those that do.
  rules: [
    "ui/rules/accountForms.ts",
    "ui/rules/address.ts",
    "ui/rules/calendar.ts",
    "ui/rules/company.ts",
    "ui/rules/country.ts",
    "ui/rules/maximumLengths.ts",
    "ui/rules/personalDetails.ts",
  ],
  // What opens over a page.
  overlays: ["ui/overlays/Drawer.tsx", "ui/overlays/Modal.tsx", "ui/overlays/OverlayHead.tsx"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Chunks in the form of Rolldown's `codeSplitting.groups`. Throws when a module of `named` does not exist. */
export function sharedChunks(named: Readonly<Record<string, readonly string[]>> = sharedModules) {
  return Object.entries(named).map(([name, modules]) => {
    const missing = modules.filter((module) => !existsSync(workspace + module));
    if (missing.length > 0)
      throw new Error(`The chunk "${name}" names modules that do not exist: ${missing.join(", ")}`);
    const paths = new Set(modules.map((module) => workspace + module));
    return { name, test: (id: string) => paths.has(id), minShareCount: 2 };
  });
}

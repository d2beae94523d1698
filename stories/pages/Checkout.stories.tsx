import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../.storybook/modes.ts";
import { pageParameters, pageStory } from "./shop/pageStory.tsx";
import { ShopPage } from "./shop/ShopPage.tsx";

export default {
  component: ShopPage,
  tags: ["beta"],
  parameters: pageParameters,
} satisfies Meta<typeof ShopPage>;

const inCart = [
  { sku: "HL-NELA", variant: "HL-NELA-HAVANA-48" },
  { sku: "BZ-MOLO", variant: "BZ-MOLO-BLACK-53" },
];

const path = "/checkout";

/** Who orders. */
export const PersonalDetails = pageStory({ path, inCart });

/** Where it is delivered, and how. */
export const Shipping = pageStory({ path, inCart, progress: "personal-details" });
Shipping.parameters = { chromatic: photographedInAllModes };

/** How it is paid, and whether the invoice goes elsewhere. */
export const Payment = pageStory({ path, inCart, progress: "shipping" });

/** Everything once more, above the button that obliges to pay. */
export const Review = pageStory({ path, inCart, progress: "payment" }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole("button", { name: /Zamówienie z obowiązkiem zapłaty|Zahlungspflichtig bestellen/i }),
  ).toBeEnabled();
});

/** There is nothing to order. */
export const Empty = pageStory({ path });

import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../.storybook/modes.ts";
import { pageParameters, pageStory } from "./shop/pageStory.tsx";
import { ShopPage } from "./shop/ShopPage.tsx";
import { twoFrames } from "./shop/visitor.ts";

export default {
  component: ShopPage,
  tags: ["beta"],
  parameters: pageParameters,
} satisfies Meta<typeof ShopPage>;

const path = "/checkout";

/** Who orders. */
export const PersonalDetails = pageStory({ path, inCart: twoFrames });

/** Where it is delivered, and how. */
export const Shipping = pageStory({ path, inCart: twoFrames, progress: "personal-details" });
Shipping.parameters = { chromatic: photographedInAllModes };

/** How it is paid, and whether the invoice goes elsewhere. */
export const Payment = pageStory({ path, inCart: twoFrames, progress: "shipping" });

/** Everything once more, above the button that obliges to pay. */
export const Review = pageStory({ path, inCart: twoFrames, progress: "payment" }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole("button", { name: /Zamówienie z obowiązkiem zapłaty|Zahlungspflichtig bestellen/i }),
  ).toBeEnabled();
});

/** There is nothing to order. */
export const Empty = pageStory({ path });

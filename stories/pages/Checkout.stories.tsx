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

/** The step with name and e-mail address. */
export const PersonalDetails = pageStory({ path, inCart: twoFrames });

/** The step with shipping address and method. */
export const Shipping = pageStory({ path, inCart: twoFrames, progress: "personal-details" });
Shipping.parameters = { chromatic: photographedInAllModes };

/** The step with payment method and billing address. */
export const Payment = pageStory({ path, inCart: twoFrames, progress: "shipping" });

/** The step that repeats all answers, with the order button. */
export const Review = pageStory({ path, inCart: twoFrames, progress: "payment" }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole("button", { name: /Zamówienie z obowiązkiem zapłaty|Zahlungspflichtig bestellen/i }),
  ).toBeEnabled();
});

/** The checkout with an empty cart. */
export const Empty = pageStory({ path });

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

/** A frame with its millimetres, the doors of the shop, three shelves. */
export const Default = pageStory({ path: "/" }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await expect((await canvas.findAllByRole("link", { name: /Nela/ })).length).toBeGreaterThan(0);
});
// On a phone now and then one of its pictures is not there yet.
Default.parameters = { chromatic: photographedInAllModes };

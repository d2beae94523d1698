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

/** A frame with its measures, links to the main categories, and three shelves. */
export const Default = pageStory({ path: "/" }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await expect((await canvas.findAllByRole("link", { name: /Nela/ })).length).toBeGreaterThan(0);
});
Default.parameters = { chromatic: photographedInAllModes };

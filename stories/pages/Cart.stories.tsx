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

/** A cart with two frames and its totals. */
export const Default = pageStory({ path: "/cart", inCart: twoFrames }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await expect((await canvas.findAllByRole("spinbutton")).length).toBe(2);
});
Default.parameters = { chromatic: photographedInAllModes };

/** An empty cart with a link to the shop. */
export const Empty = pageStory({ path: "/cart" });

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

/** An address that does not exist, with links to go on. */
export const Default = pageStory({ path: "/nie-ma-takiej-strony" }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
});
Default.parameters = { chromatic: photographedInAllModes };

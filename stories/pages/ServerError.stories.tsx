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

/** The provider fails. The page says so and offers a retry. */
export const Default = pageStory(
  { path: { pl: "/c/okulary-korekcyjne", de: "/c/brillen" }, isBroken: true },
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
);
Default.parameters = { chromatic: photographedInAllModes };

/** The device is offline. The page says so and waits for the connection. */
export const Offline = pageStory({ path: { pl: "/c/okulary-korekcyjne", de: "/c/brillen" } });
Offline.globals = { network: "offline" };

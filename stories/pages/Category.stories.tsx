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

const path = { pl: "/c/okulary-korekcyjne", de: "/c/brillen" };

/** Prescription frames with their filters. */
export const Default = pageStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await expect((await canvas.findAllByRole("listitem")).length).toBeGreaterThan(24);
});
Default.parameters = { chromatic: photographedInAllModes };

/** Filtered by shape and width. Each chosen filter is a chip that removes it. */
export const Filtered = pageStory({
  path: { pl: "/c/okulary-korekcyjne?shape=panto&width=46-50", de: "/c/brillen?shape=panto&width=46-50" },
});

/** No product matches the filters. The page offers to remove some of them. */
export const Empty = pageStory({
  path: {
    pl: "/c/okulary-korekcyjne?shape=panto&width=40-41&price=0-100",
    de: "/c/brillen?shape=panto&width=40-41&price=0-100",
  },
});

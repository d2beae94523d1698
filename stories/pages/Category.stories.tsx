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

/** No round frame is 50 mm wide. The page offers to remove a filter, the shapes next to it, and the nearest frames. */
export const Empty = pageStory(
  { path: { pl: "/c/okulary-korekcyjne?shape=round&width=50-50", de: "/c/brillen?shape=round&width=50-50" } },
  async ({ canvas }) => {
    const panto = await canvas.findByRole("link", { name: /^Panto \(\d+\)$/ });
    await expect(panto).toHaveAttribute("href", expect.stringContaining("?width=50-50&shape=panto"));
  },
);

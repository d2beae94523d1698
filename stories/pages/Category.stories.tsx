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

/** Frames for a prescription, with what they can be filtered by. */
export const Default = pageStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await expect((await canvas.findAllByRole("listitem")).length).toBeGreaterThan(24);
});
Default.parameters = { chromatic: photographedInAllModes };

/** Narrowed by shape and width; what is chosen can be taken back chip by chip. */
export const Filtered = pageStory({
  path: { pl: "/c/okulary-korekcyjne?shape=panto&width=46-50", de: "/c/brillen?shape=panto&width=46-50" },
});

/** Nothing fits: what to give up is offered. */
export const Empty = pageStory({
  path: {
    pl: "/c/okulary-korekcyjne?shape=panto&width=40-41&price=0-100",
    de: "/c/brillen?shape=panto&width=40-41&price=0-100",
  },
});

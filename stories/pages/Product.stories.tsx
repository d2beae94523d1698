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

/** A frame in four colours and two sizes. */
export const Default = pageStory(
  { path: { pl: "/p/HL-NELA/nela-panto-z-acetatu", de: "/p/HL-NELA/nela-panto-aus-acetat" } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /do koszyka|Warenkorb/ })).toBeEnabled();
  },
);
Default.parameters = { chromatic: photographedInAllModes };

/** Sunglasses with the tint of their lenses. */
export const Sunglasses = pageStory({
  path: {
    pl: "/p/BZ-MOLO/molo-kwadratowe-przeciwsloneczne/BZ-MOLO-BLACK-53",
    de: "/p/BZ-MOLO/molo/BZ-MOLO-BLACK-53",
  },
});

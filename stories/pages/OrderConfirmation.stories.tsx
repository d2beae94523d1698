import type { Meta } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { photographedInAllModes } from "../../.storybook/modes.ts";
import { pageParameters, pageStory } from "./shop/pageStory.tsx";
import { ShopPage } from "./shop/ShopPage.tsx";
import { twoFrames } from "./shop/visitor.ts";

export default {
  component: ShopPage,
  tags: ["beta"],
  parameters: pageParameters,
} satisfies Meta<typeof ShopPage>;

const thanks = /Dziękujemy za\szamówienie|Vielen Dank/;

/** The order that the visitor has just placed. */
export const Default = pageStory(
  { path: "/checkout", inCart: twoFrames, progress: "payment" },
  async ({ canvas, userEvent }) => {
    // A press is repeated, because one during the check of the cart does not place the order.
    await waitFor(
      async () => {
        const order = canvas.queryByRole("button", {
          name: /Zamówienie z obowiązkiem zapłaty|Zahlungspflichtig bestellen/i,
        });
        const terms = canvas.queryByRole("checkbox", { name: /^Akceptuję regulamin/, checked: false });
        if (terms) await userEvent.click(terms);
        if (order) await userEvent.click(order);
        await expect(canvas.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
      },
      { timeout: 30_000, interval: 1500 },
    );
    await expect(
      canvas.getByText(/^(Najpóźniej: czwartek, 19\slistopada|Spätestens am Donnerstag, 19\. November)$/),
    ).toBeVisible();
  },
);
Default.parameters = { chromatic: photographedInAllModes };

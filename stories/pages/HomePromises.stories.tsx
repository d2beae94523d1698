import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HomePromises } from "#app/features/home/HomePromises.tsx";
import { withShopTexts } from "./shop/withShopTexts.tsx";

const meta = {
  component: HomePromises,
  tags: ["beta"],
  ...withShopTexts("home"),
} satisfies Meta<typeof HomePromises>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The share of satisfied customers is not stated without its source. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.queryByText(/zadowolonych/)).not.toBeInTheDocument();
  },
};

/** A shop that names the source states the share beside it. */
export const SatisfiedCustomers: Story = {
  args: { satisfiedCustomers: { percent: 98, source: "ankieta wśród 1 214 klientów, wrzesień 2026" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^98\s?% zadowolonych klientów$/)).toBeVisible();
    await expect(canvas.getByText("Źródło: ankieta wśród 1 214 klientów, wrzesień 2026")).toBeVisible();
  },
};

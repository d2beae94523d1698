import { FilterFoot } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: FilterFoot,
  tags: ["stable"],
  args: { count: 128, onShow: fn(), clearHref: "#wszystkie" },
} satisfies Meta<typeof FilterFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("128 produktów");
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż 128 produktów" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** Nobody has to wait for the figure. */
export const Counting: Story = {
  args: { count: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Liczymy produkty" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nic nie pasuje do wszystkich filtrów naraz.");
    await expect(canvas.getByRole("link", { name: "Wyczyść filtry" })).toHaveAttribute("href", "#wszystkie");
  },
};

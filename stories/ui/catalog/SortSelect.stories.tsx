import { SortSelect } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: SortSelect,
  tags: ["beta"],
  args: {
    options: [
      { id: "latest", label: "najnowsze" },
      { id: "price-low-to-high", label: "od najtańszych" },
      { id: "price-high-to-low", label: "od najdroższych" },
    ],
    value: "latest",
    action: "/c/okulary-korekcyjne",
    keep: [
      ["shape", "panto"],
      ["shape", "round"],
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `KeptFields` keep what else the address says. */
export const Latest: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Sortuj:" });
    await expect(select).toHaveDisplayValue("najnowsze");
    await userEvent.selectOptions(select, "od najtańszych");
    await expect(args.onChange).toHaveBeenLastCalledWith("price-low-to-high");
    const form = canvasElement.querySelector("form");
    await expect(form ? [...new FormData(form)] : []).toEqual([
      ["shape", "panto"],
      ["shape", "round"],
      ["sort", "latest"],
    ]);
  },
};

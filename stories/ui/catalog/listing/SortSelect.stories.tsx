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
    otherParameters: [
      ["shape", "panto"],
      ["shape", "round"],
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden fields keep the other parameters of the URL. */
export const Default: Story = {
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

export const Playground: Story = {};

/** Is a native select. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox"), "od najdroższych");
    await expect(args.onChange).toHaveBeenLastCalledWith("price-high-to-low");
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {args.options.map(({ id }) => (
        <SortSelect key={id} {...args} value={id} name={`sort-${id}`} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: {
    options: [{ id: "latest", label: "Kundenzufriedenheitsdurchschnitt, absteigend nach Żółwiowa Gęś" }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

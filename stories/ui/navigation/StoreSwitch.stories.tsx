import { StoreSwitch } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: StoreSwitch,
  args: {
    current: "Polski, PLN",
    others: [
      { label: "Deutsch, EUR", href: "#de", lang: "de" },
      { label: "English, USD", href: "#en", lang: "en" },
    ],
  },
  render: (args) => (
    <div style={{ display: "flex", justifyContent: "end", minBlockSize: 160, alignItems: "start", gap: 16 }}>
      <StoreSwitch {...args} />
      <a href="#elsewhere">Pomoc</a>
    </div>
  ),
} satisfies Meta<typeof StoreSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Polski, PLN"));
    const german = canvas.getByRole("link", { name: "Deutsch, EUR" });
    await expect(german).toBeVisible();
    await expect(german).toHaveAttribute("lang", "de");
    await expect(german).toHaveAttribute("hreflang", "de");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const summary = canvas.getByText("Polski, PLN");
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Deutsch, EUR" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Deutsch, EUR")).not.toBeVisible();
    await expect(summary).toHaveFocus();
  },
};

export const ClosesWhenLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Polski, PLN"));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("English, USD")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pomoc" })).toHaveFocus();
    await expect(canvas.getByText("English, USD")).not.toBeVisible();
  },
};

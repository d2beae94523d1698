import { Amount } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: Amount,
  tags: ["stable"],
  args: { value: { minor: 59450, currency: "PLN" } },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zloty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("594,50\u00A0zł", { normalizer: (text) => text })).toBeVisible();
  },
};

export const FourDigits: Story = { args: { value: { minor: 123450, currency: "PLN" } } };

export const FiveDigits: Story = { args: { value: { minor: 1234560, currency: "PLN" } } };

export const Reduction: Story = { args: { value: { minor: -6550, currency: "PLN" } } };

export const EuroInGerman: Story = {
  args: { value: { minor: 123450, currency: "EUR" } },
  globals: { locale: "de" },
};

/** Figures of one width: the commas stand under each other. */
export const Column: Story = {
  render: () => (
    <div style={{ display: "grid", justifyItems: "end", inlineSize: "max-content" }}>
      <Amount value={{ minor: 65500, currency: "PLN" }} />
      <Amount value={{ minor: -6550, currency: "PLN" }} />
      <Amount value={{ minor: 111111, currency: "PLN" }} />
      <Amount value={{ minor: 0, currency: "PLN" }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByText(/1111,11/).getBoundingClientRect();
    const wide = canvas.getByText(/655,00/).getBoundingClientRect();
    await expect(narrow.right).toBeCloseTo(wide.right);
    await expect(narrow.height).toBeCloseTo(wide.height);
  },
};

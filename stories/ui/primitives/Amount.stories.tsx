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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("594,50\u00A0zł", { normalizer: (text) => text })).toBeVisible();
  },
};

export const Playground: Story = {};

export const FourDigits: Story = { args: { value: { minor: 123450, currency: "PLN" } } };

export const FiveDigits: Story = { args: { value: { minor: 1234560, currency: "PLN" } } };

export const Reduction: Story = { args: { value: { minor: -6550, currency: "PLN" } } };

export const EuroInGerman: Story = {
  args: { value: { minor: 123450, currency: "EUR" } },
  globals: { locale: "de" },
};

/** Tabular figures: decimal commas are aligned. */
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

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8, justifyItems: "end", inlineSize: "max-content" }}>
      {(["PLN", "EUR", "USD"] as const).flatMap((currency) =>
        [0, 1, 65500, 1234567, -6550].map((minor) => (
          <Amount key={`${currency}${minor}`} value={{ minor, currency }} />
        )),
      )}
    </div>
  ),
};

/** Sign and digits stay on one line, even in narrow text. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { value: { minor: 123_456_789, currency: "EUR" } },
  render: (args) => (
    <p>
      Gleitsichtbrillengläser mit Superentspiegelung und Bildschirmarbeitsplatzfilter kosten <Amount {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.234\.567,89/).getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { FreeDeliveryHint } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { zloty } from "../money.ts";

const meta = {
  component: FreeDeliveryHint,
  tags: ["new"],
  args: { subtotal: zloty(15_900), threshold: zloty(20_000) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreeDeliveryHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Do darmowej dostawy brakuje 41,00\u00A0zł" });
    await expect(bar).toHaveAttribute("value", "15900");
    await expect(bar).toHaveAttribute("max", "20000");
  },
};

export const Playground: Story = {};

/** Delivery is free from the threshold itself on. */
export const Reached: Story = {
  args: { subtotal: zloty(20_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Masz darmową dostawę.")).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const SaysWhatChanged: Story = {
  render: function GrowingCart({ threshold }) {
    const [subtotal, setSubtotal] = useState(19_999);
    return (
      <>
        <FreeDeliveryHint subtotal={zloty(subtotal)} threshold={threshold} />
        <button type="button" onClick={() => setSubtotal(30_000)}>
          Dodaj
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByRole("progressbar").closest("[aria-live=polite]");
    await expect(live).toHaveTextContent(/brakuje 0,01\szł/);
    await userEvent.click(canvas.getByRole("button"));
    await expect(live).toHaveTextContent("Masz darmową dostawę.");
  },
};

export const Matrix: Story = {
  render: ({ threshold }) => (
    <div style={{ display: "grid", gap: 24 }}>
      {[0, 4900, 19_999, 20_000].map((minor) => (
        <FreeDeliveryHint key={minor} subtotal={zloty(minor)} threshold={threshold} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: {
    subtotal: { minor: 100_000, currency: "EUR" },
    threshold: { minor: 1_234_599, currency: "EUR" },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** With an empty cart. */
export const Empty: Story = { args: { subtotal: zloty(0) } };

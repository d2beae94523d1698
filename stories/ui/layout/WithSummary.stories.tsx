import { CartTotals, Link, WithSummary } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;

const meta = {
  component: WithSummary,
  tags: ["beta"],
  args: {
    title: "Twoje zamówienie",
    children: <p>Tu stoją kroki zamówienia.</p>,
    summary: (
      <CartTotals
        rows={[
          { code: "subtotal", amount: zloty(32_900) },
          { code: "grand_total", amount: zloty(32_900) },
        ]}
      />
    ),
  },
} satisfies Meta<typeof WithSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("complementary", { name: "Twoje zamówienie" });
    await expect(within(summary).getByText("Razem")).toBeVisible();
    await expect(within(summary).queryByText("Tu stoją kroki zamówienia.")).toBeNull();
  },
};

export const Playground: Story = {};

export const WithAction: Story = { args: { action: <Link href="#cart">Zmień koszyk</Link> } };

import { CartTotals, Link, SummaryLayout } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { zloty } from "../money.ts";

const meta = {
  component: SummaryLayout,
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
} satisfies Meta<typeof SummaryLayout>;
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

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <SummaryLayout {...args} />
      <SummaryLayout {...args} title="Twój koszyk" action={<Link href="#cart">Zmień koszyk</Link>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("complementary")).toHaveLength(2);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    title: "Ihre Brillenbestellungszusammenfassung",
    action: <Link href="#cart">Warenkorb ändern</Link>,
    children: <p>Gleitsichtbrillenglasdurchmesserberechnung für Anna Brzęczyszczykiewicz-Wolfeschlegelsteinhausen</p>,
    summary: (
      <CartTotals
        couponCode="WEIHNACHTSGLEITSICHTBRILLENRABATT2026EXTRA"
        rows={[
          { code: "subtotal", amount: zloty(1_234_567) },
          { code: "discount", amount: zloty(-123_456) },
          { code: "grand_total", amount: zloty(1_111_111) },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

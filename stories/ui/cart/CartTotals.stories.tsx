import { CartTotals, type CartTotalsProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { zloty } from "../money.ts";

const rows = [
  { code: "subtotal", amount: zloty(65_500) },
  { code: "discount", amount: zloty(-6550) },
  { code: "shipping", amount: zloty(500) },
  { code: "tax", amount: zloty(4404) },
  { code: "grand_total", amount: zloty(59_450) },
] as const;

const meta = {
  component: CartTotals,
  tags: ["stable"],
  args: { rows, couponCode: "NOWY10", shippingMethod: "Automat paczkowy" },
  render: (args) => (
    <div style={{ maxInlineSize: 376 }}>
      <CartTotals {...args} />
    </div>
  ),
} satisfies Meta<typeof CartTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Produkty",
      "Kod NOWY10",
      "Automat paczkowy",
      "Razem",
    ]);
    await expect(canvas.getAllByRole("definition").map((amount) => amount.textContent)).toEqual([
      "655,00\u00A0zł",
      "−65,50\u00A0zł",
      "5,00\u00A0zł",
      "594,50\u00A0zł",
      "w tym VAT 44,04\u00A0zł",
    ]);
  },
};

export const Playground: Story = {};

/** Before methods and coupon are known, the rows have general labels. */
export const WithoutNames: Story = {
  args: {
    rows: [
      rows[0],
      rows[1],
      rows[2],
      { code: "payment", amount: zloty(700) },
      rows[3],
      { code: "grand_total", amount: zloty(60_150) },
    ],
    couponCode: undefined,
    shippingMethod: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Produkty",
      "Rabat",
      "Dostawa",
      "Opłata za sposób płatności",
      "Razem",
    ]);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dl")).toHaveAttribute("aria-busy", "true");
  },
};

/** After a change of the cart, what is not known any more is open, and so is the total. */
export const Open: Story = {
  args: {
    rows: [
      { code: "subtotal", amount: zloty(98_250) },
      { code: "discount", amount: null },
      { code: "shipping", amount: null },
      { code: "grand_total", amount: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition").map((amount) => amount.textContent)).toEqual([
      "982,50\u00A0zł",
      "do ponownego przeliczenia",
      "do ponownego przeliczenia",
      "do ponownego przeliczenia",
    ]);
  },
};

const smallCartRows = [rows[0], rows[2], rows[3], rows[4]];

function LateTotals({ rows, ...props }: CartTotalsProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div style={{ maxInlineSize: 376 }}>
      <CartTotals {...props} rows={isLoaded ? rows : null} />
      <button type="button" onClick={() => setLoaded(true)}>
        Dalej
      </button>
    </div>
  );
}

/** The placeholder is as high as the totals, so that nothing below moves when they arrive. */
export const Unknown: Story = {
  args: { rows: smallCartRows },
  render: (args) => <LateTotals {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Obliczamy sumę")).toBeInTheDocument();
    const below = canvas.getByRole("button", { name: "Dalej" });
    const before = below.getBoundingClientRect().top;
    await userEvent.click(below);
    await expect(canvas.getByText("Razem")).toBeVisible();
    await expect(Math.abs(below.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32, maxInlineSize: 376 }}>
      <CartTotals {...args} />
      <CartTotals {...args} pending />
      <CartTotals rows={smallCartRows} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    rows: [
      { code: "subtotal", amount: { minor: 1_234_567, currency: "EUR" } },
      { code: "discount", amount: { minor: -123_456, currency: "EUR" } },
      { code: "shipping", amount: { minor: 1990, currency: "EUR" } },
      { code: "payment", amount: { minor: 700, currency: "EUR" } },
      { code: "tax", amount: { minor: 177_837, currency: "EUR" } },
      { code: "grand_total", amount: { minor: 1_113_801, currency: "EUR" } },
    ],
    couponCode: "WEIHNACHTSGLEITSICHTBRILLENRABATT2026EXTRA",
    shippingMethod: "Donaudampfschifffahrtsgesellschaftspaketautomat",
    paymentMethod: "Lastschrifteinzugsermächtigungsverfahren",
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const heights = canvas.getAllByRole("definition").map((amount) => amount.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(48);
  },
};

export const Loading: Story = { args: { rows: null } };

function ChangingTotal() {
  const [total, setTotal] = useState(59_450);
  return (
    <>
      <CartTotals rows={[rows[0], { code: "grand_total", amount: zloty(total) }]} />
      <button type="button" onClick={() => setTotal(60_150)}>
        Za pobraniem
      </button>
    </>
  );
}

export const AnnouncesANewTotal: Story = {
  render: () => <ChangingTotal />,
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByText("Razem").closest("[aria-live='polite']");
    await expect(live).toHaveAttribute("aria-atomic", "true");
    await expect(live).toHaveTextContent("594,50");
    await userEvent.click(canvas.getByRole("button", { name: "Za pobraniem" }));
    await expect(live).toHaveTextContent("Razem601,50");
    await expect(live).toBe(canvas.getByText("Razem").closest("[aria-live='polite']"));
  },
};

export const InEuro: Story = {
  globals: { locale: "de" },
  args: {
    rows: [
      { code: "subtotal", amount: { minor: 15_900, currency: "EUR" } },
      { code: "tax", amount: { minor: 2539, currency: "EUR" } },
      { code: "grand_total", amount: { minor: 15_900, currency: "EUR" } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/inkl. MwSt./)).toHaveTextContent("inkl. MwSt. 25,39 €");
  },
};

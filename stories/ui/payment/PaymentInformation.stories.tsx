import { PaymentInformation } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: PaymentInformation,
  tags: ["new"],
  args: { way: "provider", provider: "Tpay", methods: ["BLIK", "kartą", "przelewem"] },
} satisfies Meta<typeof PaymentInformation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Informacje o płatności" })).toBeVisible();
    await expect(canvas.getByText(/Bezpieczną płatność obsługuje Tpay\..*: BLIK, kartą lub przelewem\./)).toBeVisible();
  },
};

export const Playground: Story = {};

/** The wording of docs/specification/checkout.md#checkout-39. */
export const OnDelivery: Story = {
  globals: { locale: "en" },
  render: () => <PaymentInformation way="on-delivery" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Payment Information" })).toBeVisible();
    await expect(canvas.getByText("You are going to pay for this order upon delivery.")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <PaymentInformation way="on-delivery" />
      <PaymentInformation way="provider" provider="Mollie" methods={["PayPal"]} />
      <PaymentInformation way="provider" provider="Tpay" methods={["BLIK", "Google Pay", "Apple Pay", "kartą"]} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    methods: ["Sofortüberweisung", "Lastschrifteinzugsermächtigung", "Kreditkarte", "Ratenzahlungsvereinbarung"],
  },
};

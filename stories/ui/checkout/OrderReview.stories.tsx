import {
  CartLine,
  CartLines,
  CartTotals,
  FramePicture,
  OrderReview,
  PaymentInformation,
  TempleMark,
} from "@dioptra/ui";
import type { AddressValue } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { frameOf } from "../eyewear/frames.ts";
import { zloty } from "../money.ts";
import { annasAddress } from "../annasAddress.ts";

const nela = frameOf("panto", "havana");

const anna: AddressValue = { ...annasAddress, apartment: "" };

const meta = {
  component: OrderReview,
  tags: ["new"],
  args: {
    address: anna,
    delivery: <p>Automat paczkowy WAW214M, we wtorek, 1 grudnia</p>,
    payment: <PaymentInformation way="provider" provider="Tpay" methods={["BLIK"]} />,
    legal: [
      "Szkła na receptę robimy dla Ciebie, więc nie można od nich odstąpić.",
      "Oprawki możesz zwrócić bezpłatnie w ciągu 15 dni od dostawy.",
    ],
    editHrefs: { cart: "#cart", delivery: "#delivery", address: "#address", billing: "#billing", payment: "#payment" },
    lines: (
      <CartLines label="Zamawiane produkty">
        <CartLine
          variant="summary"
          name="Nela, szylkret"
          picture={<FramePicture src={pictureOf(nela, "square")} alt="" crop="square" />}
          mark={<TempleMark {...nela} />}
          options={[
            { label: "Szkła", value: "1,6 z antyrefleksem" },
            { label: "R", value: "−2,75 −0,50 × 170°" },
            { label: "L", value: "−2,50 −0,75 × 10°" },
          ]}
          quantity={1}
          unitPrice={zloty(47_700)}
          rowTotal={zloty(47_700)}
        />
      </CartLines>
    ),
    totals: (
      <CartTotals
        rows={[
          { code: "subtotal", amount: zloty(47_700) },
          { code: "shipping", amount: zloty(500) },
          { code: "tax", amount: zloty(3570) },
          { code: "grand_total", amount: zloty(48_200) },
        ]}
      />
    ),
    onPlace: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines with their lens values and totals are directly above the button (docs/decisions/product.md#decision-10). */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Zamawiasz" })).toBeVisible();
    await expect(canvas.getByText(/−2,75 −0,50 × 170°/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zmień: Adres dostawy" })).toHaveAttribute("href", "#address");
    const place = canvas.getByRole("button", { name: "Zamówienie z obowiązkiem zapłaty" });
    const legal = canvas.getByText(/^Szkła na receptę robimy/);
    const total = canvas.getByText("Razem");
    const follows = (before: Node, after: Node) =>
      before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows(legal, total)).toBeTruthy();
    await expect(follows(total, place)).toBeTruthy();
    await userEvent.click(place);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** The wording that German law requires. */
export const InGerman: Story = {
  globals: { locale: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Order with obligation to pay" })).toBeVisible();
  },
};

export const OtherBillingAddress: Story = {
  args: { billing: { ...anna, firstName: "Jan", street: "Chmielna 9", postcode: "00-021" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Chmielna 9/)).toBeVisible();
    await expect(canvas.queryByText("Taki sam jak adres dostawy")).toBeNull();
  },
};

export const OnItsWay: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zamówienie z obowiązkiem zapłaty" }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 64 }}>
      <OrderReview {...args} />
      <OrderReview
        {...args}
        legal={[]}
        editHrefs={{}}
        billing={anna}
        pending
        error="Nie udało się wysłać zamówienia."
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    address: {
      ...anna,
      country: "DE",
      lastName: "Brzęczyszczykiewicz-Wolfeschlegelsteinhausen",
      street: "Donaudampfschifffahrtsgesellschaftskapitänsweg 123",
    },
    legal: ["Brillengläser nach Rezept fertigen wir für Sie an; für sie gibt es kein Widerrufsrecht."],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WithError: Story = {
  args: { error: "Cena się zmieniła. Sprawdź podsumowanie i zamów jeszcze raz." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Cena się zmieniła.");
  },
};

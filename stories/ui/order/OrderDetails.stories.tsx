import { FramePicture, OrderDetails, OrderTimeline, PrescriptionSummary, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { frameOf } from "../eyewear/frames.ts";
import { zloty } from "../money.ts";
import { annasAddress } from "../annasAddress.ts";

const nela = frameOf("panto", "havana");

const glasses = {
  id: "1",
  name: "Nela, szylkret",
  href: "#nela",
  picture: <FramePicture src={pictureOf(nela, "square")} alt="" crop="square" />,
  mark: <TempleMark {...nela} />,
  options: [{ label: "Szkła", value: "1,6 z antyrefleksem" }],
  quantity: 1,
  unitPrice: zloty(47_700),
  rowTotal: zloty(47_700),
  withdrawal: "made-to-measure",
  prescription: (
    <PrescriptionSummary
      today="2026-11-22"
      privacy="masked"
      prescription={{
        eyes: {
          right: { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null },
          left: { sphere: -2.5, cylinder: -0.75, axis: 10, addition: null, prism: null },
        },
        pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
        examined: "2026-03-04",
      }}
    />
  ),
} as const;

const meta = {
  component: OrderDetails,
  tags: ["new"],
  args: {
    number: "000018427",
    placedAt: "2026-11-20T13:05:00Z",
    status: "in_production",
    timeline: (
      <OrderTimeline
        fulfillment="laboratory"
        status="cutting"
        reached={{ ordered: "2026-11-20T13:05:00Z", paid: "2026-11-20T13:12:00Z" }}
        expected={{ delivered: "2026-12-01" }}
      />
    ),
    lines: [glasses],
    totals: [
      { code: "subtotal", amount: zloty(47_700) },
      { code: "shipping", amount: zloty(500) },
      { code: "tax", amount: zloty(3570) },
      { code: "grand_total", amount: zloty(48_200) },
    ],
    shippingAddress: annasAddress,
    shippingMethod: "Kurier DPD",
    paymentMethod: "BLIK",
    invoiceHref: "#invoice",
    onReorder: fn(),
  },
} satisfies Meta<typeof OrderDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("article", { name: "Zamówienie nr 000018427" })).toHaveTextContent(
      "Szkła w laboratorium",
    );
    await expect(canvas.getByText("Okulary ze szkłami na receptę nie podlegają zwrotowi.")).toBeVisible();
    await expect(canvas.getByText("Taki sam jak adres dostawy")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Pobierz fakturę" })).toHaveAttribute("href", "#invoice");
    await userEvent.click(canvas.getByRole("button", { name: "Zamów ponownie" }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

/** After a refund, the corrections of the invoice can be downloaded beside it. */
export const Refunded: Story = {
  args: { status: "refunded", corrections: [{ number: "K-000018427-1", href: "#correction" }] },
  play: async ({ canvas }) => {
    const correction = canvas.getByRole("link", { name: "Pobierz korektę K-000018427-1" });
    await expect(correction).toHaveAttribute("href", "#correction");
  },
};

export const Playground: Story = {};

const { prescription: _, withdrawal: __, ...frame } = glasses;

/** With tracking, and another address on the invoice. */
export const Delivered: Story = {
  args: {
    status: "completed",
    lines: [frame],
    billingAddress: { ...annasAddress, street: "Chmielna 2", apartment: "" },
    tracking: { number: "0000123456789", href: "#tracking" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Śledź paczkę 0000123456789" })).toBeVisible();
  },
};

/** An order that is paid on delivery does not wait for a payment. */
export const OnDelivery: Story = {
  args: { status: "pending", isPaidOnDelivery: true, paymentMethod: "Za pobraniem" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Przyjęte, płatność przy odbiorze")).toBeVisible();
    await expect(canvas.queryByText("Czeka na płatność")).toBeNull();
  },
};

/** Engraved for one shopper: it cannot be returned. */
export const Personal: Story = {
  args: {
    lines: [{ ...frame, name: "Etui", options: [{ label: "Grawer", value: "Dla Oli" }], withdrawal: "personal" }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Produkty z własnym napisem lub wzorem nie podlegają zwrotowi.")).toBeVisible();
  },
};

/** A file that was bought: it is downloaded here, and nothing is delivered. */
export const Download: Story = {
  args: {
    status: "paid",
    lines: [{ ...frame, options: [], name: "Dopasuj okulary w domu: zeszyt do druku", downloadHref: "#file" }],
    shippingMethod: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pobierz plik" })).toHaveAttribute("href", "#file");
    await expect(canvas.queryByText("Adres dostawy")).toBeNull();
    await expect(canvas.queryByText("Taki sam jak adres dostawy")).toBeNull();
  },
};

/** An unpaid order says first what the shopper has to do. */
export const Unpaid: Story = {
  args: { status: "pending", lines: [frame], todo: <p>Zapłać za zamówienie, żebyśmy mogli je wysłać.</p> },
  play: async ({ canvas }) => {
    const todo = canvas.getByText("Zapłać za zamówienie, żebyśmy mogli je wysłać.");
    await expect(todo).toBeVisible();
    const list = canvas.getByRole("list", { name: "Przebieg zamówienia" });
    await expect(todo.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const Matrix: Story = {
  args: {
    lines: [glasses, { ...frame, id: "2", quantity: 2, rowTotal: zloty(95_400) }],
    tracking: { number: "0000123456789", href: "#tracking" },
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: {
    lines: [{ ...frame, name: "Brzęczyszczykiewicz, ośmiokątne, szare szylkretowe z zielonym refleksem" }],
    tracking: { number: "00001234567890000123456789000012345678", href: "#tracking" },
  },
};

export const MissingPicture: Story = {
  args: { lines: [{ ...frame, picture: <FramePicture src="/missing.svg" alt="" crop="square" /> }] },
};

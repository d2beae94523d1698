import { FramePicture, Image, OrderList } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { frameOf } from "../eyewear/frames.ts";

const nela = frameOf("panto", "havana");

const picture = <FramePicture src={pictureOf(nela, "square")} alt="" crop="square" />;
const pictures = ["nela", "hala", "orla", "mira", "luna"].map((sku) => ({ sku, picture }));

const statuses = [
  "pending",
  "paid",
  "in_production",
  "addressed",
  "shipped",
  "completed",
  "canceled",
  "refunded",
] as const;

const ordersOf = (isPaidOnDelivery: boolean) =>
  statuses.map((status, place) => ({
    number: String(18_427 - place).padStart(9, "0"),
    href: `#order-${place}`,
    placedAt: `2026-11-${20 - place}T13:05:00Z`,
    status,
    isPaidOnDelivery,
    total: { minor: 47_700 + place * 100_000, currency: "PLN" } as const,
    pieces: place + 1,
    pictures: pictures.slice(0, 1 + (place % 5)),
  }));
const orders = ordersOf(false);

const meta = {
  component: OrderList,
  tags: ["new"],
  args: { orders, total: 7, newerHref: null, olderHref: null, shopHref: "#shop", onRetry: fn() },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent("Czeka na płatność");
    await expect(first).toHaveTextContent("477,00 zł");
    await expect(first).toHaveTextContent("1 sztuka");
    await expect(canvas.getByRole("link", { name: "Zamówienie nr 000018427" })).toHaveAttribute("href", "#order-0");
  },
};

/** An order that is paid on delivery is accepted and waits for no payment. */
export const PaidOnDelivery: Story = {
  args: { orders: ordersOf(true) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent("Przyjęte, płatność przy odbiorze");
    await expect(first).not.toHaveTextContent("Czeka na płatność");
    await expect(second).toHaveTextContent("Opłacone");
  },
};

export const Playground: Story = {};

export const SecondPage: Story = {
  args: { from: 21, total: 61, newerHref: "#page-1", olderHref: "#page-3" },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Strony zamówień" }));
    await expect(pages.getByText("21–28 z 61")).toBeVisible();
    await expect(pages.getByRole("link", { name: "Starsze zamówienia" })).toHaveAttribute("href", "#page-3");
  },
};

export const Matrix: Story = { args: { from: 21, total: 61, newerHref: "#page-1", olderHref: "#page-3" } };

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: { from: 21, total: 61, newerHref: "#page-1", olderHref: "#page-3" },
};

export const Empty: Story = {
  args: { orders: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nie masz jeszcze zamówień" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveAttribute("href", "#shop");
  },
};

export const Loading: Story = {
  args: { orders: [], total: 0, state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Twoje zamówienia" })).toHaveAttribute("aria-busy", "true");
  },
};

export const WithError: Story = {
  args: { orders: [], total: 0, state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się wczytać zamówień.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Keeps known orders, with a note that they may be outdated. */
export const Offline: Story = {
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Statusy mogą być nieaktualne.");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};

const missing = <Image src="/missing.jpg" alt="" width={200} height={200} />;

export const MissingPicture: Story = {
  args: {
    orders: [
      {
        number: "000018427",
        href: "#order",
        placedAt: "2026-11-20T13:05:00Z",
        status: "completed",
        total: { minor: 47_700, currency: "PLN" },
        pieces: 1,
        pictures: [{ sku: "nela", picture: missing }],
      },
    ],
    total: 1,
  },
};

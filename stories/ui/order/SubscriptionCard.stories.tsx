import { FramePicture, Image, SubscriptionCard } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cartonOf } from "../eyewear/pictureOf.tsx";
import { annasAddress } from "../annasAddress.ts";

const picture = (
  <FramePicture src={cartonOf({ period: "monthly", color: "sea", pieces: 6 }, "square")} alt="" crop="square" />
);

const meta = {
  component: SubscriptionCard,
  tags: ["new"],
  args: {
    name: "Aquéa 30, 6 szt.",
    picture,
    status: "active",
    every: { weeks: 12 },
    intervals: [4, 8, 12, 24],
    price: { minor: 17_800, currency: "PLN" },
    nextDelivery: "2026-12-15",
    changeUntil: "2026-12-10",
    address: annasAddress,
    addressHref: "#address",
    onSkip: fn(),
    onPause: fn(),
    onResume: fn(),
    onInterval: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Aquéa 30, 6 szt." })).toHaveTextContent("Co 12 tygodni");
    await expect(canvas.getByText(/wtorek, 15 grudnia 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pomiń tę dostawę" }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Wstrzymaj" }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Jak często" }), "Co 4 tygodnie");
    await expect(args.onInterval).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole("link", { name: "Zmień adres" })).toHaveAttribute("href", "#address");
  },
};

export const Playground: Story = {};

/** Asks for confirmation in place; the button that keeps the subscription takes the focus. */
export const Cancel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zrezygnuj z abonamentu: Aquéa 30, 6 szt." }));
    await expect(canvas.getByRole("button", { name: "Zostaw" })).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Zrezygnuj z abonamentu" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { status: "pending", nextDelivery: undefined, changeUntil: undefined, onPay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zapłać" }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "Pomiń tę dostawę" })).toBeNull();
  },
};

export const Paused: Story = {
  args: { status: "paused", nextDelivery: undefined, changeUntil: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wznów" }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** A monthly subscription for a year, at the prices of each day. While a delivery is unpaid it can only be paid or canceled. */
export const Annual: Story = {
  args: {
    every: { months: 1 },
    number: "7",
    href: "#subscription",
    term: { start: "2026-11-20", end: "2027-11-20", paid: 3, deliveries: 12 },
    onPay: fn(),
    onAddress: fn(),
  },
  render: ({ price: _price, intervals: _intervals, onSkip: _skip, onPause: _pause, ...args }) => (
    <SubscriptionCard {...args} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole("region");
    await expect(card).toHaveTextContent("Abonament nr 7");
    await expect(card).toHaveTextContent("Co miesiąc");
    await expect(card).toHaveTextContent("3 z 12");
    await expect(canvas.getByRole("link", { name: "Aquéa 30, 6 szt." })).toHaveAttribute("href", "#subscription");
    await expect(canvas.queryByRole("button", { name: "Pomiń tę dostawę" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Zmień adres" }));
    await expect(args.onAddress).toHaveBeenCalledOnce();
  },
};

/** The year is complete, and its gift is there. */
export const Completed: Story = {
  args: {
    status: "completed",
    nextDelivery: undefined,
    changeUntil: undefined,
    gift: "Okulary przeciwsłoneczne gratis. Wpisz w koszyku kod ROK-2345678ABC. Jest ważny do 18 lutego 2028.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Prezent za cały rok")).toBeVisible();
    await expect(canvas.getByText(/ROK-2345678ABC/)).toBeVisible();
  },
};

/** A canceled subscription cannot be changed. */
export const Canceled: Story = {
  args: { status: "canceled", nextDelivery: undefined, changeUntil: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

const statuses = ["pending", "active", "paused", "canceled", "completed"] as const;

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {statuses.map((status) => (
        <SubscriptionCard key={status} {...args} status={status} name={`Aquéa 30, ${status}`} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: { name: "Silikonhydrogelmonatskontaktlinsen torisch Feuchtigkeitsspender 24" },
};

export const Loading: Story = { args: { change: "pending" } };

export const WithError: Story = {
  args: { change: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się zmienić abonamentu.");
  },
};

export const Offline: Story = {
  args: { change: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie masz połączenia.");
  },
};

export const MissingPicture: Story = {
  args: { picture: <Image src="/missing.jpg" alt="" width={200} height={200} /> },
};

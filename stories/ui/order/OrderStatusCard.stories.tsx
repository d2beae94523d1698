import { OrderStatusCard, OrderTimeline } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const email = "anna.b@poczta.pl";
const number = "000018427";

const timeline = (
  <OrderTimeline
    fulfillment="laboratory"
    status="prescription"
    reached={{ ordered: "2026-11-20T13:05:00Z", paid: "2026-11-20T13:12:00Z" }}
    expected={{ delivered: "2026-12-01" }}
  />
);

const meta = {
  component: OrderStatusCard,
  tags: ["new"],
  args: { state: "success", number, email, ordersHref: "#orders", children: timeline },
} satisfies Meta<typeof OrderStatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: "Status zamówienia nr 000018427" });
    await expect(card).toHaveAttribute("aria-busy", "false");
    await expect(canvas.getByText("Opłacone")).toBeVisible();
    await expect(canvas.getByText(/Płatność się powiodła\..* anna\.b@poczta\.pl\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Twoje zamówienia" })).toHaveAttribute("href", "#orders");
  },
};

export const Playground: Story = {};

/** While the status is unknown, nothing can be read or pressed. The result is announced. */
export const Loading: Story = {
  render: function LateStatus() {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <>
        {isLoaded ? (
          <OrderStatusCard state="pending" number={number} email={email} />
        ) : (
          <OrderStatusCard state="loading" />
        )}
        <button type="button" onClick={() => setLoaded(true)}>
          Odpowiedź
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("region", { name: "Status zamówienia" });
    await expect(card).toHaveAttribute("aria-busy", "true");
    const liveRegion = canvas.getByText("Sprawdzamy płatność…").closest("[aria-live]");
    await expect(liveRegion).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Odpowiedź" }));
    await expect(card).toHaveAttribute("aria-busy", "false");
    await expect(liveRegion).toHaveTextContent(/Czekamy na płatność.*Zaktualizujemy status/);
  },
};

export const Pending: Story = {
  args: { state: "pending", email, onCheck: fn(), children: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sprawdź teraz" }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** The sentence of docs/specification/orders.md#order-26, with a button to pay again. */
export const Failed: Story = {
  globals: { locale: "en" },
  args: { state: "failed", reason: "noTransaction", children: undefined, onPayAgain: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your payment for this order has failed")).toBeVisible();
    await expect(canvas.getByText("Payment is not created – No transaction id generated")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pay again" })).toBeVisible();
  },
};

/** Nobody waits for the payment of an order that is paid on delivery. */
export const PaidOnDelivery: Story = {
  args: {
    state: "pending",
    email,
    saying: { label: "Płatność przy odbiorze", sentence: "Zapłacisz za to zamówienie przy odbiorze." },
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Płatność przy odbiorze")).toBeVisible();
    await expect(canvas.getByText("Zapłacisz za to zamówienie przy odbiorze.")).toBeVisible();
    await expect(canvas.queryByText(/Czekamy na płatność|Zaktualizujemy status/)).toBeNull();
  },
};

/** Ends the loading state, explains what went wrong, and offers to try again. */
export const WithError: Story = {
  args: {
    state: "error",
    problem: "payment-details",
    reason: "backendFailed",
    homeHref: "#home",
    onCheck: fn(),
    children: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "false");
    await expect(canvas.getByText(/^Nie udało się pobrać szczegółów płatności za Twoje zamówienie/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Wróć na stronę główną" })).toHaveAttribute("href", "#home");
  },
};

export const Offline: Story = {
  args: { state: "offline", onCheck: fn(), children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nie masz połączenia z internetem")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Spróbuj ponownie" })).toBeVisible();
  },
};

const reasons = [
  "backendOrder",
  "hashesDiffer",
  "apiFailed",
  "noTransaction",
  "notLinked",
  "invalidToken",
  "orderDetails",
  "paymentDetails",
  "backendFailed",
  "hashIncorrect",
] as const;

export const Matrix: Story = {
  globals: { locale: "en" },
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))" }}>
      <OrderStatusCard state="loading" level={2} />
      <OrderStatusCard state="success" level={2} number="1" email={email} ordersHref="#orders" />
      <OrderStatusCard state="pending" level={2} number="2" email={email} onCheck={fn()} checking />
      <OrderStatusCard state="offline" level={2} number="3" onCheck={fn()} />
      <OrderStatusCard state="error" level={2} number="4" problem="hash-incorrect" homeHref="#home" />
      <OrderStatusCard state="error" level={2} number="5" problem="unreachable" homeHref="#home" onCheck={fn()} />
      {reasons.map((reason) => (
        <OrderStatusCard key={reason} state="failed" level={2} number={reason} reason={reason} onPayAgain={fn()} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: {
    state: "failed",
    reason: "paymentDetails",
    number: "000000000000000000000000000000018427",
    onPayAgain: fn(),
  },
};

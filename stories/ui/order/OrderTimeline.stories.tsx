import { OrderTimeline } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  component: OrderTimeline,
  tags: ["new"],
  args: {
    fulfillment: "laboratory",
    status: "cutting",
    reached: {
      ordered: "2026-11-20T13:05:00Z",
      paid: "2026-11-20T13:12:00Z",
      prescription: "2026-11-21T08:40:00Z",
      cutting: "2026-11-22T07:00:00Z",
    },
    expected: { shipped: "2026-11-30", delivered: "2026-12-01" },
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", { name: "Przebieg zamówienia" })).getAllByRole("listitem");
    await expect(steps).toHaveLength(8);
    await expect(steps[1]).toHaveTextContent("Płatność (gotowe)");
    await expect(steps[3]).toHaveTextContent("Szlifowanie szkieł");
    await expect(steps[3]).toHaveAttribute("aria-current", "step");
    await expect(steps.filter((step) => step.hasAttribute("aria-current"))).toHaveLength(1);
    await expect(steps[7]).toHaveTextContent("przewidywany termin: wtorek, 1 grudnia");
  },
};

export const Playground: Story = {};

/** Without laboratory steps: contact lenses, sunglasses, frames without lenses. */
export const FromStock: Story = {
  args: { fulfillment: "stock", status: "shipped" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.queryByText("Szlifowanie szkieł")).toBeNull();
  },
};

/** The courier takes the money, so that the payment is no step before. */
export const PaidOnDelivery: Story = {
  args: {
    fulfillment: "stock",
    status: "shipped",
    reached: { ordered: "2026-11-20T13:05:00Z", shipped: "2026-11-23T15:00:00Z" },
    payment: "on-delivery",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByText("Płatność")).toBeNull();
  },
};

/** The optician has a question before the lenses are cut. */
export const PrescriptionHeld: Story = {
  args: { status: "prescription-held", expected: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Recepta wymaga wyjaśnienia/)).toBeVisible();
    const step = canvas.getByText("Recepta wstrzymana").closest("li");
    await expect(step).toHaveAttribute("aria-current", "step");
  },
};

export const Delivered: Story = {
  args: { status: "delivered", reached: { ...meta.args.reached, delivered: "2026-12-01T10:15:00Z" } },
};

/** Shows no steps to come. */
export const Canceled: Story = {
  args: {
    status: "canceled",
    reached: { ordered: "2026-11-20T13:05:00Z", canceled: "2026-11-20T15:00:00Z" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByText(/przewidywany/)).toBeNull();
  },
};

export const Refunded: Story = {
  args: {
    fulfillment: "stock",
    status: "refunded",
    reached: {
      ordered: "2026-11-02T09:00:00Z",
      paid: "2026-11-02T09:02:00Z",
      shipped: "2026-11-03T14:00:00Z",
      delivered: "2026-11-05T10:00:00Z",
      refunded: "2026-11-18T12:00:00Z",
    },
  },
};

export const Matrix: Story = {
  render: ({ reached, expected }) => (
    <div style={{ display: "grid", gap: 48, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
      <OrderTimeline fulfillment="stock" status="ordered" reached={reached} />
      <OrderTimeline fulfillment="stock" status="delivered" reached={reached} />
      <OrderTimeline fulfillment="laboratory" status="prescription-held" reached={reached} />
      <OrderTimeline fulfillment="laboratory" status="quality" reached={reached} {...(expected && { expected })} />
      <OrderTimeline fulfillment="laboratory" status="canceled" reached={reached} />
      <OrderTimeline fulfillment="stock" status="refunded" reached={reached} />
    </div>
  ),
};

export const Stress: Story = { globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } } };

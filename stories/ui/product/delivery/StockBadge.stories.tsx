import { type Stock, StockBadge } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const delivery = { from: "2026-11-24", to: "2026-11-26" };

const meta = {
  component: StockBadge,
  tags: ["new"],
  args: { stock: { state: "in-stock", delivery } },
} satisfies Meta<typeof StockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dostępne od ręki")).toBeVisible();
    await expect(canvas.getByText("Dostawa: wt., 24 lis – czw., 26 lis")).toBeVisible();
  },
};

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Delivered Tue.* to Thu/)).toBeVisible();
  },
};

export const LastPieces: Story = {
  args: { stock: { state: "last-pieces", pieces: 2, delivery: { from: "2026-11-24", to: "2026-11-24" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ostatnie 2 sztuki")).toBeVisible();
    await expect(canvas.getByText("Dostawa: wt., 24 lis")).toBeVisible();
  },
};

export const MadeToOrder: Story = {
  args: { stock: { state: "made-to-order", delivery: { from: "2026-12-01", to: "2026-12-03" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Na zamówienie")).toBeVisible();
  },
};

export const BackOn: Story = {
  args: { stock: { state: "back-on", date: "2026-12-07" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Znów dostępne: pon., 7 gru")).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { stock: { state: "sold-out" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wyprzedane")).toBeVisible();
    await expect(canvas.queryByText(/Dostawa/)).not.toBeInTheDocument();
  },
};

const all: readonly Stock[] = [
  { state: "in-stock", delivery },
  { state: "in-stock" },
  { state: "last-pieces", pieces: 1, delivery },
  { state: "last-pieces", pieces: 5, delivery },
  { state: "made-to-order", delivery },
  { state: "back-on", date: "2026-12-07" },
  { state: "sold-out" },
];

const All = () => (
  <div style={{ display: "grid", gap: "1rem" }}>
    {all.map((stock) => (
      <StockBadge key={JSON.stringify(stock)} stock={stock} />
    ))}
  </div>
);

export const Matrix: Story = { render: All };

export const Stress: Story = { globals: { locale: "de", viewport: { value: "mobile1" } }, render: All };

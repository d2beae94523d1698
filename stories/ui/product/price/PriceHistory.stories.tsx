import { PriceHistory } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { euro, zloty } from "../../money.ts";

/** `priceSpans` computes when each price applied, `priceChartPaths` draws it. */
const meta = {
  component: PriceHistory,
  tags: ["new"],
  args: {
    history: [
      { from: "2026-06-01", price: zloty(349_00) },
      { from: "2026-10-05", price: zloty(329_00) },
      { from: "2026-10-28", price: zloty(299_00) },
      { from: "2026-11-02", price: zloty(349_00) },
      { from: "2026-11-16", price: zloty(239_00) },
    ],
    today: "2026-11-22",
    lowest: { reference: zloty(299_00), from: "2026-10-17", to: "2026-11-15", shortHistory: false },
  },
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The percentage is based on the lowest price of 30 days, not on the regular price
 * (docs/decisions/product.md#decision-8).
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = within(canvas.getByRole("region", { name: "Historia ceny" }));
    await expect(region.getByText(/Obniżka trwa od 16 listopada 2026.*299,00\szł.*o 20% taniej/)).toBeVisible();
    await expect(region.getByRole("img", { name: /najniższa 239,00\szł, najwyższa 349,00\szł/ })).toBeVisible();
    await expect(region.getByText(/^17 paź\s?–\s?15 lis, 30 dni przed obniżką: najniższa cena 299,00/)).toBeVisible();
    await userEvent.click(region.getByText("5 cen w tabeli"));
    const rows = within(region.getByRole("table", { name: "Historia ceny" })).getAllByRole("row");
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent(/obecna cena239,00/);
    await expect(rows[3]).toHaveTextContent(/299,00\szłnajniższa z 30 dni/);
  },
};

export const Playground: Story = {};

export const Empty: Story = {
  args: { history: [], lowest: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ten produkt jest u nas od niedawna/)).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const OnePrice: Story = {
  args: { history: [{ from: "2026-09-14", price: zloty(349_00) }], lowest: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Od 14 września 2026 cena się nie zmieniła.")).toBeVisible();
    await expect(canvas.getByText(/^349,00\szł$/)).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

/** On sale for less than 30 days: the lowest price since it was first offered counts. */
export const NewAndReduced: Story = {
  args: {
    history: [
      { from: "2026-11-06", price: zloty(400_00) },
      { from: "2026-11-20", price: zloty(300_00) },
    ],
    lowest: { reference: zloty(400_00), from: "2026-11-06", to: "2026-11-19", shortHistory: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/o 25% taniej\. .*krócej niż 30 dni.*od 6 listopada 2026/)).toBeVisible();
  },
};

/** The price was as low within the 30 days before, so no reduction is announced and the reason is explained. */
export const NoReductionToAnnounce: Story = {
  args: {
    history: [
      { from: "2026-08-01", price: zloty(349_00) },
      { from: "2026-10-28", price: zloty(299_00) },
      { from: "2026-11-05", price: zloty(349_00) },
      { from: "2026-11-18", price: zloty(299_00) },
    ],
    lowest: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nie nazywamy tego obniżką/)).toBeVisible();
    await expect(canvas.queryByText(/taniej/)).not.toBeInTheDocument();
  },
};

export const Dearer: Story = {
  args: {
    history: [
      { from: "2026-08-01", price: zloty(299_00) },
      { from: "2026-10-28", price: zloty(349_00) },
    ],
    lowest: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Obecna cena, 349,00\szł, obowiązuje od 28 października 2026\.$/)).toBeVisible();
  },
};

export const Matrix: Story = {
  // A real page has only one of these landmarks.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: ({ today, history, lowest }) => (
    <>
      <PriceHistory today={today} history={history} lowest={lowest ?? null} />
      <PriceHistory today={today} history={history} />
      <PriceHistory today={today} history={history.slice(0, 1)} />
      <PriceHistory today={today} history={[]} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    history: Array.from({ length: 30 }, (_, index) => ({
      from: `2026-${index < 15 ? "10" : "11"}-${String((index % 15) + 1).padStart(2, "0")}`,
      price: euro(index % 3 === 0 ? 1_299_00 : 1_234_567_00),
    })),
    lowest: { reference: euro(1_299_00), from: "2026-10-16", to: "2026-11-14", shortHistory: false },
  },
};

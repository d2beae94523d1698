import { FranchiseCalculator, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

const meta = {
  component: FranchiseCalculator,
  tags: ["new"],
  args: {
    plan: {
      pairs: 120,
      price: 600_00,
      goodsShare: 35,
      rent: 8_000_00,
      wages: 18_000_00,
      other: 4_000_00,
      investment: 250_000_00,
    },
    terms: { entryFee: 30_000_00, licenceShare: 5, advertisingShare: 2 },
    currency: "PLN",
    onChange: fn(),
    action: (
      <Link variant="solid" href="#/franczyza">
        Porozmawiajmy
      </Link>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof FranchiseCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/Zysk miesięczny: 11\s760\szł\. Inwestycja zwraca się po 24 miesiącach\./),
    ).toBeVisible();
    const month = within(canvas.getByRole("table", { name: "Miesiąc, netto" }));
    await expect(month.getByRole("row", { name: /Przychód 72\s000\szł/ })).toBeVisible();
    await expect(canvas.getByText("Bez straty od 87 par miesięcznie.")).toBeVisible();
    const pairs = canvas.getByRole("spinbutton", { name: "Pary okularów miesięcznie" });
    await userEvent.clear(pairs);
    await userEvent.type(pairs, "80{Enter}");
    await expect(canvas.getByText(/Strata miesięczna: 2\s?160\szł\./)).toBeVisible();
    await expect(canvas.queryByText(/Inwestycja zwraca/)).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.plan, pairs: 80 });
  },
};

export const Playground: Story = {};

/** Keeps invalid text, so that it can be corrected, and hides the outdated result. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole("spinbutton", { name: "Średnia cena pary netto" });
    await userEvent.clear(price);
    await userEvent.type(price, "sześćset");
    await userEvent.tab();
    await expect(price).toHaveValue("sześćset");
    await expect(price).toBeInvalid();
    await expect(canvas.getByText("Uzupełnij wszystkie liczby, a policzymy wynik.")).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(price);
    await userEvent.type(price, "1 200{Enter}");
    await expect(canvas.getByText(/Zysk miesięczny/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.plan, price: 1_200_00 });
  },
};

export const EachPairLosesMoney: Story = {
  args: { plan: { ...meta.args.plan, goodsShare: 95 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Przy tych liczbach każda para przynosi stratę.")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 48 }}>
      <FranchiseCalculator {...args} />
      <FranchiseCalculator {...args} currency="EUR" plan={{ ...args.plan, pairs: 20 }} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    currency: "EUR",
    plan: { ...meta.args.plan, pairs: 10_000, price: 10_000_000, investment: 1_000_000_000 },
    action: (
      <Link variant="solid" width="full" href="#/franchise">
        Franchisenehmerinformationsveranstaltung
      </Link>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { ProductBadges, type ProductBadge } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { zloty } from "../../money.ts";

const price = { current: zloty(39_900) };
const reduced = { current: zloty(31_920), lowestOf30Days: zloty(39_900) };

const meta = {
  component: ProductBadges,
  tags: ["stable"],
  args: { badges: ["new"], price },
  render: (args) => (
    <div style={{ display: "flex", gap: 4 }}>
      <ProductBadges {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nowość")).toBeVisible();
  },
};

export const Playground: Story = { args: { badges: ["super-promotion", "bestseller"], price: reduced } };

/** Shows at most two badges, the most important first. */
export const TwoAtMost: Story = {
  args: { badges: ["bestseller", "new", "super-promotion", "sold-out"] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("WyprzedaneSuperpromocja");
  },
};

/** The percentage, calculated from the lowest price of 30 days, replaces the badge "promotion". */
export const Percentage: Story = {
  args: { badges: ["promotion", "bestseller"], price: reduced },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^−20%Bestseller$/);
  },
};

/** A sold-out product is not advertised as reduced. */
export const SoldOutAndReduced: Story = {
  args: { badges: ["sold-out", "promotion"], price: reduced },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Wyprzedane$/);
  },
};

/** Without a lower price than in the last 30 days, there is no percentage. */
export const RaisedPrice: Story = {
  args: { badges: ["promotion"], price: { current: zloty(39_900), lowestOf30Days: zloty(37_900) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("%");
  },
};

const all: readonly ProductBadge[] = ["new", "bestseller", "promotion", "super-promotion", "sold-out"];

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      {all.map((badge) => (
        <ProductBadges key={badge} badges={[badge]} price={price} />
      ))}
      <ProductBadges badges={[]} price={reduced} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { badges: ["super-promotion", "bestseller"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Bestseller")).toBeVisible();
  },
};

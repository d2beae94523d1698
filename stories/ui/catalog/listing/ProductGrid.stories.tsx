import { ProductCard, ProductGrid, ProductGridSkeleton } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { zloty } from "../../money.ts";
import { cardOf, cards } from "./shelf.tsx";

const meta = {
  component: ProductGrid,
  tags: ["stable"],
  args: { label: "Nowe oprawki", children: cards() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(" ").length;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(4);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    const names = canvas.getAllByRole("heading").slice(0, 4);
    await expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const Playground: Story = {};

/** In the space beside a rail of filters. */
export const BesideRail: Story = {
  args: { availableWidth: "beside-rail" },
  play: async ({ canvas }) => {
    const isWide = matchMedia("(width >= 1280px)").matches;
    await expect(columns(canvas.getByRole("list"))).toBe(isWide ? 3 : 2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(3);
  },
};

/** `ProductGridSkeleton` is as high as the loaded cards, apart from parts that only some cards have. */
export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <ProductGridSkeleton count={4} />
      <ProductGrid label="Nowe oprawki">{cards().slice(1, 5)}</ProductGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("list");
    const skeleton = grid.previousElementSibling;
    await expect(Math.round(skeleton?.getBoundingClientRect().height ?? 0)).toBe(
      Math.round(grid.getBoundingClientRect().height),
    );
  },
};

/** A single product does not fill the row. */
export const OneProduct: Story = {
  args: { children: cards().slice(0, 1) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("listitem").getBoundingClientRect();
    await expect(card.width).toBeLessThan(innerWidth / 3);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <ProductGrid {...args} />
      <ProductGrid {...args} label="Obok filtrów" availableWidth="beside-rail" />
    </div>
  ),
};

/** Names of 40 letters side by side. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    children: ["Kunststoffgläserkompatibilitätsfassung 12", "Żółwiowa Gęś z Brzęczyszczykiewiczówki II"].map((name) => (
      <ProductCard
        key={name}
        {...cardOf(name, "Nickelfreiheitsbescheinigt", "square", ["navy", "black", "honey", "wine", "sky"], {
          price: { current: zloty(1_127_900), lowestOf30Days: zloty(1_134_900) },
        })}
      />
    )),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { ProductGrid, ProductGridSkeleton } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cards } from "./shelf.tsx";

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

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(4);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    const names = canvas.getAllByRole("heading").slice(0, 4);
    await expect(new Set(names.map((name) => name.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const BesideRail: Story = {
  args: { room: "beside-rail" },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(3);
  },
};

/** `ProductGridSkeleton` is as high as what comes, but for what only some cards have. */
export const OnTheirWay: Story = {
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

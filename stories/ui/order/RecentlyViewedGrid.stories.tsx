import { ProductCard, RecentlyViewedGrid } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { cardOf } from "../catalog/listing/shelf.tsx";

const products = [
  cardOf("Nela", "Halny, panto", "panto", ["havana", "black"]),
  cardOf("Bruno", "Mirno, kwadratowe", "square", ["navy"]),
  cardOf("Luna", "Mirno, okrągłe", "round", ["gold", "silver"]),
].map((card) => ({ id: card.name, card: <ProductCard {...card} /> }));

const meta = {
  component: RecentlyViewedGrid,
  tags: ["new"],
  args: { products, shopHref: "#shop", onClear: fn(), onRestore: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentlyViewedGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clears the list at once. The undo button takes the focus, and the way on is beside it. */
export const Default: Story = {
  render: function ClearableGrid(args) {
    const [list, setList] = useState(args.products);
    return (
      <RecentlyViewedGrid {...args} products={list} onClear={() => setList([])} onRestore={() => setList(products)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("list")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Wyczyść listę" }));
    const undo = canvas.getByRole("button", { name: "Cofnij" });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toBeVisible();
    await userEvent.click(undo);
    await expect(canvas.getByRole("link", { name: /Nela/ })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Empty: Story = { args: { products: [] } };

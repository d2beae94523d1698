import { ProductCard, RecentlyViewed } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { cardOf } from "../catalog/listing/shelf.tsx";

const shown = [
  cardOf("Nela", "Halny, panto", "panto", ["havana", "black"]),
  cardOf("Bruno", "Mirno, kwadratowe", "square", ["navy"]),
  cardOf("Luna", "Mirno, okrągłe", "round", ["gold", "silver"]),
  cardOf("Miodek", "Tarnina, owalne", "oval", ["honey", "havana"]),
  cardOf("Wanda", "Tarnina, trapezowe", "trapezoid", ["wine"]),
];

const products = shown.map((card) => ({ id: card.name, card: <ProductCard {...card} /> }));

const meta = {
  component: RecentlyViewed,
  tags: ["new"],
  args: { products, shopHref: "#shop", onClear: fn(), onRestore: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clears the list at once. The undo button takes the focus and restores the list. */
export const Default: Story = {
  render: function ClearableList(args) {
    const [list, setList] = useState(args.products);
    return <RecentlyViewed {...args} products={list} onClear={() => setList([])} onRestore={() => setList(products)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Ostatnio oglądane" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Wyczyść listę" }));
    await expect(canvas.queryByRole("region", { name: "Ostatnio oglądane" })).toBeNull();
    const undo = canvas.getByRole("button", { name: "Cofnij" });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(canvas.getByRole("link", { name: /Nela/ })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <>
      <RecentlyViewed {...args} />
      <RecentlyViewed {...args} products={[]} />
    </>
  ),
};

export const Stress: Story = { globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } } };

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Jeszcze nic tu nie ma" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveAttribute("href", "#shop");
  },
};

export const MissingPicture: Story = {
  args: {
    products: shown.slice(0, 2).map((card) => ({
      id: card.name,
      card: <ProductCard {...card} finishes={[{ ...card.finishes[0], picture: { src: "/missing.svg" } }]} />,
    })),
  },
};

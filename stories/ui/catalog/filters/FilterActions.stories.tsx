import { FilterActions } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: FilterActions,
  tags: ["stable"],
  args: { count: 128, onShow: fn(), clearHref: "#wszystkie" },
} satisfies Meta<typeof FilterActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("128 produktów");
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż 128 produktów" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** Can be pressed before the number is known. */
export const Loading: Story = {
  args: { count: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Liczymy produkty" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** Links to the list without filters if no product is left. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nic nie pasuje do wszystkich filtrów naraz.");
    await expect(canvas.getByRole("link", { name: "Wyczyść filtry" })).toHaveAttribute("href", "#wszystkie");
  },
};

/** All plural forms. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {[null, 0, 1, 2, 5, 22, 1_234].map((count) => (
        <FilterActions key={count} {...args} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pokaż 1 produkt" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pokaż 22 produkty" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Pokaż 1\s?234 produkty$/ })).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { count: 1_234_567 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

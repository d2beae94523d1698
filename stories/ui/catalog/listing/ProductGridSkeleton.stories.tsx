import { ProductGridSkeleton } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: ProductGridSkeleton,
  tags: ["stable"],
  args: { count: 8 },
  render: (args) => (
    <section aria-busy="true" aria-label="Nowe oprawki" style={{ padding: 16 }}>
      <ProductGridSkeleton {...args} />
    </section>
  ),
} satisfies Meta<typeof ProductGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers; the surrounding region is marked as busy. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const busy = canvas.getByRole("region", { name: "Nowe oprawki" });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(busy.firstElementChild).toHaveAttribute("aria-hidden", "true");
    await expect(busy.firstElementChild?.childElementCount).toBe(8);
  },
};

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: "grid", gap: 48, padding: 16 }}>
      <ProductGridSkeleton count={4} />
      <ProductGridSkeleton count={3} availableWidth="beside-rail" />
    </div>
  ),
};

/** Two columns on the narrowest phone, with large type. */
export const Stress: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

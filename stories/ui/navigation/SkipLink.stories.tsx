import { SkipLink } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: SkipLink,
  tags: ["stable"],
  args: { href: "#main" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#first">Okulary korekcyjne</a>
      <main id="main">Oprawki</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Przejdź do treści" });
    await expect(getComputedStyle(link).clipPath).toBe("inset(50%)");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
    await expect(link).toHaveAttribute("href", "#main");
  },
};

export const Playground: Story = {};

/** While focused, when it is visible. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Przejdź do treści" })).toHaveFocus();
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getAllByRole("link")[0];
    await expect(link).toHaveFocus();
    await expect(link?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

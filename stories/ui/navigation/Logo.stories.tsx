import { Logo } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Logo, tags: ["beta"], args: { href: "#home" } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Dioptra, strona główna" })).toHaveAttribute("href", "#home");
  },
};

export const Playground: Story = {};

/** Alone, and in a container that is too narrow. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
      <Logo {...args} />
      <div style={{ inlineSize: 120, overflow: "visible" }}>
        <Logo {...args} />
      </div>
    </div>
  ),
};

export const Stress: Story = {
  globals: { textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

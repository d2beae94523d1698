import { Logo } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Logo, tags: ["beta"], args: { href: "#home" } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Dioptra, strona główna" })).toHaveAttribute("href", "#home");
  },
};

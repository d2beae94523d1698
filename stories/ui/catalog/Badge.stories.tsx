import { Badge } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Badge, tags: ["stable"], args: { children: "Nowość" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nowość")).toBeVisible();
  },
};

export const Sale: Story = { args: { tone: "sale", children: "−20%" } };

import { Badge } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Badge, tags: ["stable"], args: { children: "Nowość" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nowość")).toBeVisible();
  },
};

export const Playground: Story = {};

/** For price reductions only. */
export const Sale: Story = { args: { tone: "sale", children: "−20%" } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      <Badge>Nowość</Badge>
      <Badge tone="sale">−20%</Badge>
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: { tone: "sale", children: "Räumungsverkaufssonderangebot" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { VisuallyHidden } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: VisuallyHidden,
  tags: ["stable"],
  args: { children: "Liczba produktów w koszyku:" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAFigure: Story = {
  render: (args) => (
    <button type="button">
      <VisuallyHidden {...args} /> 2
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Liczba produktów w koszyku: 2" })).toBeVisible();
    const hidden = canvas.getByText("Liczba produktów w koszyku:").getBoundingClientRect();
    await expect(hidden.width).toBe(1);
  },
};

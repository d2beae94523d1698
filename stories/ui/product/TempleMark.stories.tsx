import { TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: TempleMark,
  tags: ["stable"],
  args: { lensWidth: 52, bridge: 18, temple: 140 },
} satisfies Meta<typeof TempleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("szkło 52 mm, mostek 18 mm, zausznik 140 mm")).toBeInTheDocument();
    await expect(canvas.getByText(/^5218 140$/)).toHaveAttribute("aria-hidden", "true");
  },
};

export const German: Story = {
  globals: { locale: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Glas 52 mm, Steg 18 mm, Bügel 140 mm")).toBeInTheDocument();
  },
};

export const HalfMillimetres: Story = {
  args: { lensWidth: 48.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("szkło 48,5 mm, mostek 18 mm, zausznik 140 mm")).toBeInTheDocument();
  },
};

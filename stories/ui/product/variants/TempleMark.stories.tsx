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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("szkło 52 mm, mostek 18 mm, zausznik 140 mm")).toBeInTheDocument();
    await expect(canvas.getByText(/^5218 140$/)).toHaveAttribute("aria-hidden", "true");
  },
};

export const Playground: Story = {};

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

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {["0.8125rem", "1rem", "1.5rem"].map((fontSize) => (
        <div key={fontSize} style={{ fontSize }}>
          <TempleMark lensWidth={52} bridge={18} temple={140} />
        </div>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { lensWidth: 62.5, bridge: 24.5, temple: 160.5 },
};

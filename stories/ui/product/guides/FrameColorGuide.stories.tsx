import { FrameColorGuide } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guideFinishes } from "./guideEntries.ts";

/** The finishes that match each tone are listed in `FrameColorGuide.tsx`. */
const meta = {
  component: FrameColorGuide,
  tags: ["new"],
  args: { finishes: guideFinishes },
} satisfies Meta<typeof FrameColorGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const warm = within(canvas.getByRole("region", { name: "Ciepły odcień" }));
    await expect(warm.getByText(/Złota biżuteria/)).toBeVisible();
    const [first] = warm.getAllByRole("listitem");
    await expect(first).toHaveTextContent("szylkret");
    await expect(warm.getByRole("link", { name: "miodowy" })).toHaveAttribute("href", "#honey");
  },
};

export const Playground: Story = {};

export const FewFinishes: Story = {
  args: { finishes: guideFinishes.filter(({ finish }) => finish === "black") },
  play: async ({ canvas }) => {
    const strong = within(canvas.getByRole("region", { name: "Duży kontrast" }));
    await expect(strong.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { finishes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Takich kolorów teraz nie mamy.")).toHaveLength(5);
  },
};

export const Matrix: Story = {
  args: { finishes: guideFinishes.map(({ finish, label }) => ({ finish, label, material: "acetate" })) },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    finishes: guideFinishes.map(({ finish, material, label }) => ({
      finish,
      material,
      label: `Durchscheinendverlaufend ${label} Żółćgrün`,
      href: "#",
    })),
  },
};

import { StepProgress } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: StepProgress,
  tags: ["stable"],
  args: {
    label: "Szkła krok po kroku",
    steps: [
      { code: "use", name: "Zastosowanie", href: "#use" },
      { code: "prescription", name: "Recepta" },
      { code: "lens", name: "Szkła" },
      { code: "summary", name: "Podsumowanie" },
    ],
    current: "prescription",
  },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Szkła krok po kroku" })).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#use"]);
    await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
  },
};

export const Playground: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Krok 2 z 4")).toBeVisible();
  },
};

import { CharacterCount } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: CharacterCount,
  tags: ["new"],
  args: { value: "Oprawka leży idealnie", maximum: 80 },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Zostało 59 znaków")).toBeVisible();
  },
};

export const Playground: Story = {};

export const TooMuch: Story = {
  args: { value: "Oprawka leży idealnie", maximum: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("O 3 znaki za dużo")).toBeVisible();
  },
};

/** Counts a letter with a combining accent, or a composed emoji, as one character. */
export const AsTheEyeCounts: Story = {
  args: { value: "e\u0301👨‍👩‍👧", maximum: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Został 1 znak")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {[1, 2, 5, 22, 0, -1, -2, -5].map((left) => (
        <CharacterCount key={left} value={"x".repeat(30 - left)} maximum={30} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { value: "Donaudampfschifffahrtsgesellschaft", maximum: 10 },
};

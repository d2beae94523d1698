import { Text } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: Text,
  tags: ["new"],
  args: {
    children:
      "Każda oprawka ma swoje wymiary na zauszniku. Pokazujemy ją w skali, więc od razu widać, jak będzie leżeć.",
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toBeVisible();
  },
};

export const Playground: Story = {};

export const WithinText: Story = {
  render: () => (
    <Text>
      Rama waży{" "}
      <Text as="strong" tone="success">
        9 gramów
      </Text>{" "}
      <Text as="small" size="xs" tone="muted">
        (bez soczewek)
      </Text>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("strong")).toHaveTextContent("9 gramów");
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: () => (
    <>
      {(["xs", "sm", "md", "lg"] as const).flatMap((size) =>
        (["ink", "muted", "success", "pending", "sale"] as const).map((tone) => (
          <Text key={`${size}-${tone}`} size={size} tone={tone}>
            {size}, {tone}: zażółć gęślą jaźń
          </Text>
        )),
      )}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { width: "measure", children: "Kontaktlinsenpflegemittelunverträglichkeitsbescheinigung ".repeat(4) },
};

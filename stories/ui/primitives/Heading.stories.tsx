import { Heading } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: Heading,
  tags: ["new"],
  args: { level: 2, children: "Dobrane co do milimetra" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Dobrane co do milimetra" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** Level and visual size are independent. */
export const QuietButHigh: Story = {
  args: { level: 1, size: "item" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {(["display", "page", "section", "part", "item"] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Żółć, gęśla i jaźń
        </Heading>
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { level: 1, children: "Bildschirmarbeitsplatzbrillengläserbeschichtungsempfehlung für jeden Tag" },
};

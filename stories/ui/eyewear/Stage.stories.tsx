import { FramePicture, Stage } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "./frames.ts";
import { pictureOf } from "./pictureOf.tsx";

const mirno = frameOf("round", "black");

const meta = {
  component: Stage,
  tags: ["stable"],
  args: { children: <FramePicture src={pictureOf(mirno)} alt="Mirno, czarne" crop="card" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }} data-testid="column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId("column").getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 2);
  },
};

export const Wide: Story = {
  args: { ratio: "wide", children: <FramePicture src={pictureOf(mirno, "wide")} alt="Mirno, czarne" crop="wide" /> },
};

export const CartLine: Story = {
  args: {
    ratio: "square",
    radius: "control",
    children: <FramePicture src={pictureOf(mirno, "square")} alt="" crop="square" />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "6rem" }}>
        <Story />
      </div>
    ),
  ],
};

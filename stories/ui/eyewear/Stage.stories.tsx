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
      <div style={{ inlineSize: "18rem", maxInlineSize: "100%" }} data-testid="column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId("column").getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 2);
  },
};

export const Playground: Story = {};

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

/** Without a picture it keeps its size. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId("column").getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 2);
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {(["card", "wide", "swatch", "thumbnail", "square", "gallery"] as const).map((ratio) => (
        <Stage key={ratio} ratio={ratio}>
          <FramePicture src={pictureOf(mirno, "wide")} alt={ratio} crop="wide" />
        </Stage>
      ))}
    </div>
  ),
};

/** Long text stays within the stage. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { children: "Überbreitenfassungsdetailansicht Żółwia-Gęśl, graues Havanna, von vorn" },
};

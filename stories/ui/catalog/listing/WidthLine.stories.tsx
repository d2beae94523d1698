import { FramePicture, Stage, WidthLine } from "@dioptra/ui";
import { cardPictureWidth } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const frame = frameOf("square", "navy");

const meta = {
  component: WidthLine,
  tags: ["stable"],
  args: { totalWidth: frame.totalWidth, pictureWidth: cardPictureWidth(frame) },
  render: (args) => (
    <div style={{ inlineSize: 300, maxInlineSize: "100%" }}>
      <Stage>
        <FramePicture src={pictureOf(frame)} alt="" crop="card" />
        <WidthLine {...args} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof WidthLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To scale with the frame in the picture. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("137 mm")).toBeInTheDocument();
    const length = canvasElement.querySelector("line")?.getBoundingClientRect().width ?? 0;
    await expect(length / 300).toBeCloseTo(137 / 156, 2);
  },
};

export const Playground: Story = {};

/** From the narrowest to the widest frame that is made. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {[112, 130, 148, 170].map((totalWidth) => (
        <div key={totalWidth} style={{ inlineSize: 180 }}>
          <Stage>
            <WidthLine totalWidth={totalWidth} pictureWidth={Math.max(156, totalWidth + 12)} />
          </Stage>
        </div>
      ))}
    </div>
  ),
};

/** The unit is formatted in the language, and large type fits. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { totalWidth: 136.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^136,5\smm$/)).toBeInTheDocument();
  },
};

import { FramePicture, Stage } from "@dioptra/ui";
import { GoodsDrawing } from "@dioptra/ui/drawings";
import { cartonColors, goodsForms } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { goodsPictureOf } from "./pictureOf.tsx";

const meta = {
  component: GoodsDrawing,
  tags: ["new"],
  args: { goods: { form: "solution", color: "sea" }, crop: "wide" },
  render: ({ goods, crop }) => (
    <div style={{ maxInlineSize: "36rem" }}>
      <Stage ratio="wide">
        <FramePicture src={goodsPictureOf(goods, crop)} alt="Płyn do soczewek" crop={crop} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof GoodsDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img");
    picture.loading = "eager";
    await picture.decode();
    await expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(1170 / 850, 2);
  },
};

export const Playground: Story = {};

/** All goods at the same scale. */
export const Matrix: Story = {
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))", gap: "1rem" }}
    >
      {goodsForms.map((form, index) => (
        <Stage key={form}>
          <FramePicture
            src={goodsPictureOf({ form, color: cartonColors[index % cartonColors.length] ?? "sea" }, "card")}
            alt={form}
            crop="card"
          />
        </Stage>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole<HTMLImageElement>("img")) {
      picture.loading = "eager";
      await picture.decode();
    }
    await expect(canvas.getAllByRole("img")).toHaveLength(goodsForms.length);
  },
};

/** On a narrow card, as on phones. */
export const Stress: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { goods: { form: "lens-case", color: "moss" }, crop: "card" },
};

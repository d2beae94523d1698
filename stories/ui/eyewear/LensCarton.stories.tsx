import { FramePicture, Stage } from "@dioptra/ui";
import { LensCarton } from "@dioptra/ui/drawings";
import { cartonColors, type DrawnLensPack, lensPeriods } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cartonOf } from "./pictureOf.tsx";

/** A carton with a lens in its `Blister` in front of it. */
const meta = {
  component: LensCarton,
  tags: ["new"],
  args: { pack: { period: "monthly", color: "sea", pieces: 6 }, crop: "wide" },
  render: ({ pack, crop }) => (
    <div style={{ maxInlineSize: "36rem" }}>
      <Stage ratio="wide">
        <FramePicture src={cartonOf(pack, crop)} alt="Soczewki miesięczne, 6 sztuk" crop={crop} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof LensCarton>;
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

const packs: readonly DrawnLensPack[] = cartonColors.flatMap((color, index) => [
  { color, period: lensPeriods[index % 3] ?? "daily", pieces: [3, 6, 30, 90][index % 4] ?? 6 },
]);

export const Matrix: Story = {
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))", gap: "1rem" }}
    >
      {packs.map((pack) => (
        <Stage key={pack.color}>
          <FramePicture src={cartonOf(pack, "card")} alt={pack.color} crop="card" />
        </Stage>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole<HTMLImageElement>("img")) {
      picture.loading = "eager";
      await picture.decode();
    }
    await expect(canvas.getAllByRole("img")).toHaveLength(cartonColors.length);
  },
};

/** A large pack on the narrowest screen. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { pack: { period: "daily", color: "sky", pieces: 180 } },
};

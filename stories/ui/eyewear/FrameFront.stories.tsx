import { FramePicture, Stage } from "@dioptra/ui";
import { FrameFront } from "@dioptra/ui/drawings";
import { type DrawnFrame, finishes, frameShapes, tints } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "./frames.ts";
import { pictureOf } from "./pictureOf.tsx";

/**
 * The layers from back to front are `Ground`, `TempleParts`, `NosePads`, `LensParts`, `WireParts`, `AcetateParts` and
 * `Fittings`, most of them as two `Halves`. Crops with measures contain `DimensionLines`, made of `Line` and `Figure`.
 */
const meta = {
  component: FrameFront,
  tags: ["stable"],
  args: { frame: frameOf("panto", "havana"), crop: "wide" },
  render: ({ frame, crop }) => (
    <div style={{ maxInlineSize: "48rem" }}>
      <Stage ratio="wide">
        <FramePicture src={pictureOf(frame, crop)} alt="Nela, szylkret, widok z przodu" crop={crop} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof FrameFront>;
export default meta;
type Story = StoryObj<typeof meta>;

const shelf = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  gap: "1rem",
} as const;

const Shelf = ({ frames, crop = "card" }: { frames: readonly DrawnFrame[]; crop?: "card" | "swatch" }) => (
  <div style={shelf}>
    {frames.map((frame) => {
      const { shape, finish, rim, material, tint } = frame;
      const name = [shape, rim, material, finish, tint].filter(Boolean).join(" ");
      return (
        <Stage key={name} ratio={crop}>
          <FramePicture src={pictureOf(frame, crop)} alt={name} crop={crop} />
        </Stage>
      );
    })}
  </div>
);

/** Expects the given number of pictures, all of which can be decoded: malformed SVG cannot. */
async function expectDecoded(pictures: readonly HTMLImageElement[], count: number) {
  await expect(pictures).toHaveLength(count);
  for (const picture of pictures) {
    picture.loading = "eager";
    await picture.decode();
  }
}

export const Default: Story = {
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), 1),
};

export const Playground: Story = {};

/** Returns whether some row of pixels is opaque up to `reach` pixels on both sides of the middle. */
function isOpaqueInTheMiddle(picture: HTMLImageElement, reach: number): boolean {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(Math.floor(width / 2) - reach, 0, 2 * reach, height).data ?? [];
  const opacities = Array.from(pixels).filter((_, index) => index % 4 === 3);
  const rows = Array.from({ length: height }, (_, row) => opacities.slice(row * 2 * reach, (row + 1) * 2 * reach));
  return rows.some((row) => row.every((opacity) => opacity > 200));
}

/** Both halves form a bridge without a gap, even for a frame where antialiasing tends to show one. */
export const OneBridge: Story = {
  args: {
    frame: { ...frameOf("panto", "wine"), lensWidth: 47, lensHeight: 40, bridge: 19, temple: 135, totalWidth: 122 },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img");
    await expectDecoded([picture], 1);
    await expect(isOpaqueInTheMiddle(picture, 8)).toBe(true);
  },
};

const shapeFinishes = ["black", "navy", "honey", "grey-havana", "bottle", "wine", "havana", "sky"] as const;

export const Shapes: Story = {
  render: () => <Shelf frames={frameShapes.map((shape, index) => frameOf(shape, shapeFinishes[index] ?? "black"))} />,
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), frameShapes.length),
};

export const Finishes: Story = {
  render: () => (
    <Shelf
      crop="swatch"
      frames={[
        ...finishes.map((finish) => frameOf("panto", finish)),
        ...finishes.map((finish) => frameOf("round", finish, "full", "metal")),
      ]}
    />
  ),
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), 2 * finishes.length),
};

const builds = [
  ["half", "acetate"],
  ["half", "metal"],
  ["full", "mixed"],
  ["half", "mixed"],
  ["rimless", "titanium"],
] as const;

export const Rims: Story = {
  render: () => <Shelf frames={builds.map(([rim, material]) => frameOf("rectangular", "gunmetal", rim, material))} />,
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), builds.length),
};

/** Sun lenses (`tintedGlass`): dark, with a reflected window, and temples barely visible behind them. */
export const ForTheSun: Story = {
  render: () => (
    <Shelf
      frames={tints.flatMap((tint) => [
        { ...frameOf("trapezoid", "black"), tint },
        { ...frameOf("triangular", "gold", "full", "metal"), tint },
        { ...frameOf("panto", "havana"), tint },
      ])}
    />
  ),
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), 3 * tints.length),
};

export const Matrix: Story = {
  render: () => (
    <Shelf
      frames={frameShapes.flatMap((shape) => [
        frameOf(shape, "black"),
        frameOf(shape, "gold", "full", "metal"),
        frameOf(shape, "havana", "half", "mixed"),
        frameOf(shape, "silver", "rimless", "titanium"),
      ])}
    />
  ),
  play: async ({ canvas }) => expectDecoded(canvas.getAllByRole("img"), 4 * frameShapes.length),
};

/** The widest frame that can be drawn, with all measures. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    frame: {
      ...frameOf("square", "grey-havana"),
      lensWidth: 66,
      lensHeight: 60,
      bridge: 28,
      temple: 165,
      totalWidth: 170,
    },
    crop: "dimensions",
  },
};

import { FramePicture, Stage } from "@dioptra/ui";
import { crops } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { frameOf } from "./frames.ts";
import { pictureOf } from "./pictureOf.tsx";

const nela = frameOf("panto", "havana");

const meta = {
  component: FramePicture,
  tags: ["stable"],
  args: { src: pictureOf(nela, "wide"), alt: "Nela, szylkret, widok z przodu", crop: "wide" },
  render: (args) => (
    <Stage ratio="wide">
      <FramePicture {...args} />
    </Stage>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "48rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FramePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img", { name: "Nela, szylkret, widok z przodu" });
    await expect(picture).toHaveAttribute("loading", "lazy");
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

export const Playground: Story = {};

export const BesideItsName: Story = {
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const SeenFirst: Story = {
  args: { priority: "first" },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).not.toHaveAttribute("loading");
  },
};

/** Without a `Stage`, a picture reserves the space of its crop before it is loaded. */
export const RoomForIt: Story = {
  args: { src: "data:image/svg+xml,", alt: "", crop: "card" },
  render: (args) => (
    <div data-testid="column" style={{ inlineSize: "12rem", maxInlineSize: "100%" }}>
      <FramePicture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId("column").getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 2);
  },
};

/** `MeasureLines` over the picture: the lines of the drawing in the font and text colour of the page. */
export const AllMeasures: Story = {
  args: { src: pictureOf(nela, "dimensions"), alt: "Nela z wymiarami", crop: "dimensions" },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Nela z wymiarami" });
    const lines = picture.parentElement?.querySelector("svg");
    await waitFor(() => expect(lines?.getBBox().width).toBeGreaterThan(0));
    await expect(lines).toHaveAttribute("aria-hidden", "true");
  },
};

/** The dimension lines of a drawing over another picture of the same frame, such as a photograph. */
export const MeasuredPhotograph: Story = {
  args: { src: pictureOf(nela, "measured"), lines: pictureOf(nela, "measured"), alt: "Nela", crop: "measured" },
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole("img", { name: "Nela" });
    await expect(picture).toHaveAttribute("src", args.src);
    const lines = picture.parentElement?.querySelector("svg");
    await expect(lines?.querySelector("use")).toHaveAttribute("href", `${args.lines}#lines`);
    await waitFor(() => expect(lines?.getBBox().width).toBeGreaterThan(0));
  },
};

export const OneCornerClose: Story = {
  args: { src: pictureOf(frameOf("square", "grey-havana"), "detail"), crop: "detail" },
};

/** The stage covers the broken-image icon of a missing picture. The accessible name stays. */
export const MissingPicture: Story = {
  args: { src: "/missing.svg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Nela, szylkret, widok z przodu" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))", gap: "1rem" }}
    >
      {crops.map((crop) => (
        <Stage key={crop} ratio={crop === "card" || crop === "swatch" || crop === "square" ? crop : "wide"}>
          <FramePicture src={pictureOf(nela, crop)} alt={crop} crop={crop} />
        </Stage>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    src: "/missing.svg",
    alt: "Überbreitenfassungsdetailansicht Żółwia-Gęśl, graues Havanna, von vorn",
  },
};

import { FramePicture, type FramePictureProps, ProductGallery } from "@dioptra/ui";
import type { Finish } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const picture = (id: string, label: string, crop: FramePictureProps["crop"], finish: Finish = "havana") => ({
  id,
  label,
  content: <FramePicture src={pictureOf(frameOf("panto", finish), crop)} alt="" crop={crop} />,
});

const meta = {
  component: ProductGallery,
  tags: ["beta"],
  args: {
    pictures: [
      picture("front", "Nela, szylkret, z przodu", "wide"),
      picture("measures", "Nela z wymiarami", "dimensions"),
      picture("detail", "Nela, narożnik z bliska", "detail"),
      picture("black", "Nela, czarna", "wide", "black"),
      picture("navy", "Nela, granatowa", "wide", "navy"),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "54rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Zdjęcia produktu" })).not.toHaveAttribute("tabindex");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("listitem", { name: "Nela, narożnik z bliska" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** A last picture that would be alone in its row spans the full width. */
export const TwoPictures: Story = {
  args: { pictures: meta.args.pictures.slice(0, 2) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem").map((picture) => picture.getBoundingClientRect());
    await expect(second?.width).toBe(first?.width);
  },
};

export const Strip: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("list");
    await waitFor(() => expect(strip).toHaveAttribute("tabindex", "0"));
    await expect(canvas.getByText("1 / 5")).toBeVisible();
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    const [first, second] = canvas.getAllByRole("listitem").map((picture) => picture.getBoundingClientRect());
    await expect(second?.left).toBe(first?.right);
  },
};

export const OnePicture: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { pictures: meta.args.pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 / 1")).not.toBeVisible();
  },
};

/** A missing picture keeps its space, so that the layout does not shift. */
export const MissingPicture: Story = {
  args: {
    pictures: [
      {
        id: "front",
        label: "Nela, z przodu",
        content: <FramePicture src="/missing.svg" alt="Nela, z przodu" crop="wide" />,
      },
      ...meta.args.pictures.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("listitem", { name: "Nela, z przodu" }).getBoundingClientRect();
    await expect(width / height).toBeGreaterThan(1);
  },
};

export const Matrix: Story = {
  render: ({ pictures }) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      {[1, 2, 3, 4].map((count) => (
        <ProductGallery key={count} pictures={pictures.slice(0, count)} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    pictures: Array.from({ length: 12 }, (_, index) =>
      picture(`${index}`, `Überbreitenfassungsdetailansicht Żółwia-Gęśl ${index + 1}`, "wide", "navy"),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("list")).toHaveAttribute("tabindex", "0"));
  },
};

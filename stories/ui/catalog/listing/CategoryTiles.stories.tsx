import { CategoryTiles, FramePicture } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const picture = (frame: Parameters<typeof pictureOf>[0]) => (
  <FramePicture src={pictureOf(frame, "wide")} alt="" crop="wide" />
);

const meta = {
  component: CategoryTiles,
  tags: ["new"],
  args: {
    tiles: [
      {
        href: "#korekcyjne",
        name: "Okulary korekcyjne",
        note: "412 oprawek",
        picture: picture(frameOf("panto", "havana")),
      },
      {
        href: "#przeciwsloneczne",
        name: "Okulary przeciwsłoneczne",
        note: "96 modeli",
        picture: picture({ ...frameOf("square", "honey"), tint: "brown-gradient" }),
      },
      {
        href: "#soczewki",
        name: "Soczewki kontaktowe",
        note: "24 rodzaje",
        picture: picture(frameOf("rectangular", "gunmetal", "full", "metal")),
      },
      { href: "#okazje", name: "Okazje", picture: picture(frameOf("round", "gold", "full", "metal")) },
    ],
  },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const tiles = canvas.getAllByRole("listitem");
    await expect(tiles).toHaveLength(4);
    await expect(new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size).toBe(1);
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Okulary korekcyjne" });
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole("heading", { level: 2, name: "Okulary korekcyjne" })).toBeVisible();
    const { left, top, width, height } = tiles[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + width / 2, top + height * 0.7)).toBe(link);
  },
};

export const Playground: Story = {};

/** Two per row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("listitem").map((tile) => tile.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** Without a picture, or if it cannot be loaded, a tile is as high as the others. */
export const MissingPicture: Story = {
  args: {
    tiles: [
      {
        href: "#korekcyjne",
        name: "Okulary korekcyjne",
        note: "412 oprawek",
        picture: <FramePicture src="/missing.svg" alt="" crop="wide" />,
      },
      { href: "#okazje", name: "Okazje" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Okazje" })).toBeVisible();
  },
};

/** Three categories, one heading level lower. */
export const Matrix: Story = {
  args: { level: 3 },
  render: (args) => <CategoryTiles {...args} tiles={args.tiles.slice(0, 3)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    tiles: ["Korrektionsbrillenfassungen", "Sonnenschutzbrillen", "Kontaktlinsenpflegemittel", "Żółte Brzęczyki"].map(
      (name) => ({ href: `#${name}`, name, note: "1 234 567 Nickelfreiheitsbescheinigungen" }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

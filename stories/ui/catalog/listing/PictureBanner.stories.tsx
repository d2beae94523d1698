import { PictureBanner } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const picture = { src: pictureOf({ ...frameOf("square", "honey"), tint: "brown-gradient" }, "wide") };

const meta = {
  component: PictureBanner,
  tags: ["new"],
  args: {
    title: "Na słońce, wodę i szlak",
    text: "Pełna ochrona UV w każdej kategorii: od lekkiego przyciemnienia po lustrzane szkła na śnieg.",
    href: "#przeciwsloneczne",
    action: "Zobacz okulary przeciwsłoneczne",
    wide: picture,
    narrow: picture,
  },
} satisfies Meta<typeof PictureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { level: 2, name: "Na słońce, wodę i szlak" }).getBoundingClientRect();
    const image = canvasElement.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    await expect(title.top).toBeGreaterThan(image.top);
    await expect(title.bottom).toBeLessThan(image.bottom);
    await expect(canvas.getByRole("link", { name: /^Zobacz okulary przeciwsłoneczne Na słońce/ })).toHaveAttribute(
      "href",
      "#przeciwsloneczne",
    );
  },
};

export const Playground: Story = {};

/** The text is below the picture. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { name: "Na słońce, wodę i szlak" }).getBoundingClientRect();
    const image = canvasElement.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    await expect(title.top).toBeGreaterThan(image.bottom);
  },
};

/** Two beside each other. The words are on the picture where the card is wide enough. */
export const Cards: Story = {
  args: { size: "card" },
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 24 }}>
      <PictureBanner {...args} title="Pielęgnacja" text="Płyny, krople i ściereczki." action="Zobacz" />
      <PictureBanner {...args} title="Karty podarunkowe" text="Przychodzą e-mailem." action="Zobacz" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole("heading", { level: 2 }).map((title) => title.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(canvas.getByRole("link", { name: "Zobacz Karty podarunkowe" })).toBeVisible();
    const image = canvasElement.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    await expect(first?.bottom).toBeLessThan(image.bottom);
  },
};

/** The picture stays light in the dark theme, and so the words and the link stay dark. */
export const CardsInTheDark: Story = { ...Cards, globals: { theme: "dark" } };

/** The words of a card are below its picture. */
export const CardOnAPhone: Story = {
  args: { size: "card" },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    const image = canvasElement.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    await expect(title.top).toBeGreaterThan(image.bottom);
  },
};

/** The text stays readable without the picture. */
export const MissingPicture: Story = {
  args: { wide: { src: "/missing.jpg" }, narrow: { src: "/missing.jpg" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Na słońce, wodę i szlak" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <PictureBanner {...args} />
      <PictureBanner {...args} level={3} title="Soczewki" text="Na dzień." action="Zobacz" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    title: "Sonnenschutzbrillengläserkollektion",
    text: "Vollständiger Ultraviolettstrahlungsschutz in jeder Lichtdurchlässigkeitskategorie, auch für Żółwiowa Gęś.",
    action: "Sonnenschutzbrillenkollektion ansehen",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

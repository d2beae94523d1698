import { ArticleCard } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { media, missingPicture } from "./media.ts";

const meta = {
  component: ArticleCard,
  tags: ["new"],
  args: {
    title: "Zmierz rozstaw źrenic w domu",
    href: "#/blog/2",
    text: "Lustro, linijka i dwie minuty. Dokładność do 1 mm wystarczy.",
    picture: { src: media("articles/pupillary-distance") },
    minutes: 3,
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Zmierz rozstaw źrenic w domu" });
    await expect(link).toHaveAttribute("href", "#/blog/2");
    await expect(canvas.getByText("3 minuty czytania")).toBeVisible();
    // The link covers the picture too.
    const { left, top } = canvasElement.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

export const Playground: Story = {};

export const WithDate: Story = {
  args: { date: "2026-11-20", minutes: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20 listopada 2026")).toBeVisible();
    await expect(canvas.getByText("5 minut czytania")).toBeVisible();
  },
};

export const MissingPicture: Story = { args: { picture: { src: missingPicture } } };

/** Without a picture its space stays empty, so that the titles of a row line up. */
export const WithoutPicture: Story = {
  render: ({ title, href, text }) => <ArticleCard title={title} href={href} text={text} />,
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))", gap: 32 }}>
      <ArticleCard {...args} picture={{ src: media("articles/hinges") }} />
      <ArticleCard {...args} picture={{ src: media("articles/lens-care") }} date="2026-10-01" />
      <ArticleCard title="Sam tytuł" href="#/blog/3" />
      <ArticleCard {...args} level={2} picture={{ src: missingPicture }} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    title: "Bildschirmarbeitsplatzbrillenkostenübernahmeerklärungsformulare verstehen",
    text: "Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolicen, kurz erklärt.",
    minutes: 12,
    date: "2026-12-24",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

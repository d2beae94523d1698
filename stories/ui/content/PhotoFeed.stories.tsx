import { type FeedPhoto, PhotoFeed } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { media, missingPicture } from "./media.ts";

const altTexts = [
  "Różowe okulary przeciwsłoneczne z góry",
  "Szylkretowe okulary z boku",
  "Trzy pary w trzech kolorach",
  "Okrągłe oprawki ze złotego drutu",
  "Fioletowe etui i różowe oprawki",
  "Dwie pary okularów przeciwsłonecznych",
  "Okulary na granatowej ściereczce",
  "Pudełka soczewek i krople",
];

const photos: readonly FeedPhoto[] = altTexts.map((alt, index) => ({
  id: String(index),
  src: media(`feed/${index + 1}`),
  alt,
  href: `#/zdjecie/${index}`,
}));

const meta = {
  component: PhotoFeed,
  tags: ["new"],
  args: { title: "Z Waszych zdjęć", photos, allLink: { href: "#/zdjecia", label: "Wszystkie zdjęcia" } },
} satisfies Meta<typeof PhotoFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Z Waszych zdjęć" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await expect(canvas.getByRole("link", { name: "Różowe okulary przeciwsłoneczne z góry" })).toHaveAttribute(
      "href",
      "#/zdjecie/0",
    );
  },
};

export const Playground: Story = {};

/** Shows the alternative text, which still links to the photo's page. */
export const MissingPicture: Story = {
  args: {
    photos: photos.map((photo, index) => (index === 1 ? Object.assign({ ...photo }, { src: missingPicture }) : photo)),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Szylkretowe okulary z boku")).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Szylkretowe okulary z boku" })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { photos: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "true");
  },
};

/** Renders nothing without photos. */
export const Empty: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 48 }}>
      <PhotoFeed {...args} />
      <PhotoFeed title="Cztery" photos={photos.slice(0, 4)} level={3} />
      <PhotoFeed title="Jeszcze nie ma" photos={null} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    title: "Bildschirmarbeitsplatzbrillenträgerinnen und -träger",
    photos: photos.map((photo) =>
      Object.assign({ ...photo }, { src: missingPicture, alt: "Bildschirmarbeitsplatzbrille auf einem Leinentuch" }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { Image } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const drawn = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="60" fill="#0d5144"/></svg>`)}`;

const meta = {
  component: Image,
  tags: ["new"],
  args: { src: drawn(710, 250, "#ddd8cd"), alt: "Okrągłe oprawki na stole", width: 710, height: 250 },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Okrągłe oprawki na stole" });
    await expect(picture).toHaveAttribute("loading", "lazy");
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(710 / 250, 1);
  },
};

export const Playground: Story = {};

export const First: Story = {
  args: { priority: "first" },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).not.toHaveAttribute("loading");
  },
};

export const InTwoFormats: Story = {
  args: {
    sources: [{ type: "image/avif", srcSet: `${drawn(1420, 500, "#c8ced0")} 2x, ${drawn(710, 250, "#c8ced0")} 1x` }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("source")).toHaveAttribute("type", "image/avif");
  },
};

/** The space is reserved and contains the alternative text. */
export const MissingPicture: Story = {
  args: { src: "data:image/png;base64,bm90IGEgcGljdHVyZQ==", priority: "first" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Okrągłe oprawki na stole")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    const room = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(710 / 250, 1);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <Image {...args} fit="cover" />
      <Image {...args} fit="contain" />
      <Image {...args} src="data:image/png;base64,bm8=" priority="first" />
    </>
  ),
};

/** Long words stay within the space of a missing picture. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    src: "data:image/png;base64,bm8=",
    priority: "first",
    alt: "Bildschirmarbeitsplatzbrillenfassungen auf dem Augenoptikermeisterwerkstatttisch",
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(args.alt)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

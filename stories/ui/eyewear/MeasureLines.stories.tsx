import { MeasureLines } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { frameOf } from "./frames.ts";
import { diagramOf, pictureOf } from "./pictureOf.tsx";

const nela = frameOf("panto", "havana");

const meta = {
  component: MeasureLines,
  tags: ["stable"],
  args: { src: diagramOf(nela), label: "Nela: szkło 48 mm, mostek 21 mm, zausznik 145 mm" },
  decorators: [
    (Story) => (
      <div style={{ containerType: "inline-size", maxInlineSize: "46rem", aspectRatio: "10 / 9" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MeasureLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getByRole<SVGSVGElement & HTMLElement>("img", { name: /^Nela: szkło 48 mm/ });
    await waitFor(() => expect(lines.getBBox().width).toBeGreaterThan(0));
  },
};

export const Playground: Story = {};

/** Text beside it states the measures. */
export const WithoutName: Story = {
  args: { label: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** For a missing file nothing is drawn. The accessible name stays. */
export const MissingPicture: Story = {
  args: { src: "/missing.svg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^Nela/ })).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "2rem" }}>
      {[diagramOf(nela), pictureOf(nela, "dimensions"), pictureOf(nela, "measured")].map((src) => (
        <MeasureLines key={src} src={src} label="" />
      ))}
    </div>
  ),
};

/** In small drawings, the numbers are relatively larger. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    src: diagramOf({ ...nela, lensWidth: 62.5, lensHeight: 55.5, bridge: 24.5, temple: 160.5, totalWidth: 165.5 }),
  },
};

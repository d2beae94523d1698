import { ThicknessPreview } from "@dioptra/ui";
import { refractiveIndices } from "@dioptra/ui/optics";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: ThicknessPreview,
  tags: ["new"],
  args: { power: -4, index: 1.5, reach: 30 },
} satisfies Meta<typeof ThicknessPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The example of docs/specification/optics.md#optics-19: −4.00 in a frame of 52□18 with a pupillary distance of 62 mm. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5,6 mm")).toBeVisible();
    await expect(canvas.getByText(/na brzegu/)).toBeVisible();
    await expect(canvas.getByText(/± 0,5\smm/)).toBeVisible();
  },
};

export const Playground: Story = {};

export const PlusLens: Story = {
  args: { power: 3.5, index: 1.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pośrodku/)).toBeVisible();
  },
};

export const NoPower: Story = {
  args: { power: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 mm")).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ reach }) => (
    <>
      {[-10, -4, -1, 0, 2, 6].flatMap((power) =>
        refractiveIndices.map((index) => (
          <ThicknessPreview key={`${power}-${index}`} power={power} index={index} reach={reach} />
        )),
      )}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { power: -20, index: 1.74, reach: 36 },
};

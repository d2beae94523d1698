import { FrameDiagram, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { frameOf } from "../eyewear/frames.ts";
import { diagramOf } from "../eyewear/pictureOf.tsx";

const about = (frame: ReturnType<typeof frameOf>) => ({ frame, drawing: diagramOf(frame) });

const meta = {
  component: FrameDiagram,
  tags: ["beta"],
  args: { ...about(frameOf("panto", "havana")), weight: 24 },
} satisfies Meta<typeof FrameDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What `FrameDrawing` drew, beside its table. */
export const Acetate: Story = {
  args: {
    action: (
      <Link variant="line" href="#porownaj">
        Porównaj ze swoimi okularami
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: /szkło 48 mm szerokości i 43 mm wysokości, mostek 21 mm/ }),
    ).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Zmierzona, nie szacowana" }));
    await expect(table.getAllByRole("row").map((row) => row.textContent?.replace("\u00A0", " "))).toEqual([
      "Szerokość szkła48 mm",
      "Mostek21 mm",
      "Zausznik145 mm",
      "Wysokość szkła43 mm",
      "Szerokość całkowita130 mm",
      "Masa bez szkieł24 g",
    ]);
  },
};

export const Metal: Story = { args: { ...about(frameOf("round", "gold", "full", "metal")), weight: null } };

export const RimlessInGerman: Story = {
  args: { ...about(frameOf("rectangular", "silver", "rimless", "titanium")), weight: null },
  globals: { locale: "de" },
};

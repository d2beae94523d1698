import { FrameDiagram, Link } from "@dioptra/ui";
import { frameShapes } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { diagramOf } from "../../eyewear/pictureOf.tsx";

const about = (frame: ReturnType<typeof frameOf>) => ({ frame, drawing: diagramOf(frame) });

const meta = {
  component: FrameDiagram,
  tags: ["beta"],
  args: { ...about(frameOf("panto", "havana")), weight: 24 },
} satisfies Meta<typeof FrameDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing by `FrameDrawing` beside the table. */
export const Default: Story = {
  args: {
    action: (
      <Link variant="line" href="#porownaj">
        Porównaj ze swoimi okularami
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: /szkło 48\smm szerokości i 43\smm wysokości, mostek 21\smm/ }),
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

export const Playground: Story = {};

export const Metal: Story = { args: { ...about(frameOf("round", "gold", "full", "metal")), weight: null } };

export const RimlessInGerman: Story = {
  args: { ...about(frameOf("rectangular", "silver", "rimless", "titanium")), weight: null },
  globals: { locale: "de" },
};

/** The table is shown without the drawing. */
export const MissingPicture: Story = {
  args: { drawing: "/missing.svg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toBeVisible();
  },
};

export const Matrix: Story = {
  // A real page has only one of these landmarks.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gap: "3rem" }}>
      {frameShapes.map((shape) => (
        <FrameDiagram key={shape} {...about(frameOf(shape, "black"))} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    ...about({
      ...frameOf("square", "black"),
      lensWidth: 62.5,
      lensHeight: 55.5,
      bridge: 24.5,
      temple: 160,
      totalWidth: 165.5,
    }),
    weight: 1234.5,
    action: (
      <Link variant="line" href="#vergleichen">
        Mit dem Überbreitenfassungsvergleichswerkzeug messen
      </Link>
    ),
  },
};

import { FrameFront, Stage } from "@dioptra/ui";
import { finishes, frameShapes } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frameOf } from "./frames.ts";

const meta = {
  component: FrameFront,
  args: { frame: frameOf("panto", "havana"), label: "Nela, szylkret, widok z przodu", crop: "wide" },
  render: (args) => (
    <Stage ratio="wide">
      <FrameFront {...args} />
    </Stage>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "48rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FrameFront>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Drawn from back to front by `Ground`, `TempleParts`, `NosePads`, `LensParts`, `WireParts`, `AcetateParts` and
 * `Fittings`, each as two `Halves`; `DimensionLines` lie over all.
 */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Nela, szylkret, widok z przodu" })).toBeVisible();
  },
};

export const BesideItsName: Story = {
  args: { label: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const AllMeasures: Story = {
  args: { dimensions: "all" },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img");
    const figures = [...picture.querySelectorAll("text")].map((text) => text.textContent);
    await expect(figures).toEqual(["48", "21", "48", "43", "130"]);
    for (const line of picture.querySelectorAll("path[class]"))
      await expect(getComputedStyle(line)).toMatchObject({ strokeWidth: "1px", vectorEffect: "non-scaling-stroke" });
  },
};

export const TotalWidth: Story = {
  args: { dimensions: "total", frame: frameOf("geometric", "gold", "full", "metal") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").querySelector("text")).toHaveTextContent("132 mm");
  },
};

export const OneCornerClose: Story = { args: { crop: "detail", frame: frameOf("square", "grey-havana") } };

const names = {
  square: "Kwadratowe",
  round: "Okrągłe",
  oval: "Owalne",
  rectangular: "Prostokątne",
  trapezoid: "Trapezowe",
  triangular: "Trójkątne",
  panto: "Panto",
  geometric: "Geometryczne",
} as const;

const shapeFinishes = ["black", "navy", "honey", "grey-havana", "bottle", "wine", "havana", "sky"] as const;

const shelf = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))", gap: "1rem" } as const;

export const Shapes: Story = {
  render: () => (
    <div style={shelf}>
      {frameShapes.map((shape, index) => (
        <Stage key={shape}>
          <FrameFront frame={frameOf(shape, shapeFinishes[index] ?? "black")} label={names[shape]} />
        </Stage>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(frameShapes.length);
    const ids = [...document.querySelectorAll("svg [id]")].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const Finishes: Story = {
  render: () => (
    <div style={shelf}>
      {finishes.map((finish) => (
        <Stage key={finish} ratio="swatch">
          <FrameFront frame={frameOf("panto", finish)} label={finish} crop="swatch" />
        </Stage>
      ))}
      {finishes.map((finish) => (
        <Stage key={finish} ratio="swatch">
          <FrameFront frame={frameOf("round", finish, "full", "metal")} label={`${finish}, metal`} crop="swatch" />
        </Stage>
      ))}
    </div>
  ),
};

const builds = [
  ["half", "acetate", "Półramka z acetatu"],
  ["half", "metal", "Półramka z metalu"],
  ["full", "mixed", "Linia brwi na metalu"],
  ["half", "mixed", "Linia brwi na żyłce"],
  ["rimless", "titanium", "Bez oprawy"],
] as const;

export const Rims: Story = {
  render: () => (
    <div style={shelf}>
      {builds.map(([rim, material, name]) => (
        <Stage key={name}>
          <FrameFront frame={frameOf("rectangular", "gunmetal", rim, material)} label={name} />
        </Stage>
      ))}
    </div>
  ),
};

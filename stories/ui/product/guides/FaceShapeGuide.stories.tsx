import { FaceShapeGuide } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { faces, frames } from "./guideEntries.ts";

/** What suits comes from `faceFit`, the outlines from `faceOutlines`, both of `ui/eyewear`. */
const meta = {
  component: FaceShapeGuide,
  tags: ["new"],
  args: { faces, frames },
} satisfies Meta<typeof FaceShapeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(6);
    const round = within(canvas.getByRole("region", { name: "Okrągła" }));
    const [best, good, avoid] = round.getAllByRole("definition").map((list) => list.textContent);
    await expect(best).toBe("kwadratoweprostokątnetrapezowegeometryczne");
    await expect(good).toBe("z linią brwi");
    await expect(avoid).toBe("okrągłepanto");
    await expect(round.getByText(/Proste krawędzie i kąty/)).toBeVisible();
    await expect(round.getByRole("link", { name: "Zobacz wszystkie: Okrągła" })).toHaveAttribute("href", "#face-round");
    await expect(round.getByRole("link", { name: "kwadratowe" })).toHaveAttribute("href", "#square");
  },
};

export const Playground: Story = {};

/** A shape that the shop has no list of is named, and leads nowhere. */
export const NameWithoutList: Story = {
  play: async ({ canvas }) => {
    const square = within(canvas.getByRole("region", { name: "Kwadratowa" }));
    await expect(square.getByText("bez ramki")).toBeVisible();
    await expect(square.queryByRole("link", { name: "bez ramki" })).not.toBeInTheDocument();
  },
};

/** Nothing is advised against where nothing looks bad. */
export const SuitsNearlyEverything: Story = {
  play: async ({ canvas }) => {
    const oval = within(canvas.getByRole("region", { name: "Owalna" }));
    await expect(oval.queryByText("Raczej nie")).not.toBeInTheDocument();
  },
};

/** All faces are in one picture already; here below a heading of their own. */
export const Matrix: Story = {
  args: { level: 3 },
  parameters: { a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } } },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    faces: { ...faces, oval: { label: "Ovalgesichtsformbeschreibungsbezeichnung", href: "#oval" } },
    frames: { ...frames, panto: { label: "Pantobrillenfassungsformbezeichnungen", href: "#panto" } },
  },
};

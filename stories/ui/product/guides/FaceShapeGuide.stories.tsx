import { FaceShapeGuide } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { faces, frames } from "./guideEntries.ts";

/** The advice comes from `faceFit`, the outlines from `faceOutlines`, both in `ui/eyewear`. */
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
    await expect(round.getByRole("link", { name: "Zobacz oprawki: Okrągła" })).toHaveAttribute("href", "#face-round");
    await expect(round.getByRole("link", { name: "kwadratowe" })).toHaveAttribute("href", "#square");
  },
};

export const Playground: Story = {};

/** A shape without a list in the shop is shown without a link. */
export const NameWithoutList: Story = {
  play: async ({ canvas }) => {
    const square = within(canvas.getByRole("region", { name: "Kwadratowa" }));
    await expect(square.getByText("bez ramki")).toBeVisible();
    await expect(square.queryByRole("link", { name: "bez ramki" })).not.toBeInTheDocument();
  },
};

/** A face that no frame is unsuitable for has no list of unsuitable frames. */
export const SuitsNearlyEverything: Story = {
  play: async ({ canvas }) => {
    const oval = within(canvas.getByRole("region", { name: "Owalna" }));
    await expect(oval.queryByText("Raczej nie")).not.toBeInTheDocument();
  },
};

/** All faces, below a heading of the page. */
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

import { LensLedger, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const pln = (minor: number) => ({ minor, currency: "PLN" }) as const;

const meta = {
  component: LensLedger,
  tags: ["stable"],
  args: {
    name: "Nela",
    mark: <TempleMark lensWidth={48} bridge={21} temple={145} />,
    framePrice: pln(279_00),
    rows: [
      { code: "lenses", label: "Szkła Cienkie 1,6", note: "Do dali", price: pln(299_00) },
      { code: "coatings", label: "Antyrefleks i utwardzenie", price: pln(0) },
      { code: "delivery", label: "Dostawa", price: pln(5_00) },
    ],
    total: pln(583_00),
    delivery: <p>U Ciebie: wtorek, 1 grudnia</p>,
  },
} satisfies Meta<typeof LensLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: photographedInAllModes },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("definition").map((each) => each.textContent.replaceAll(/\s/g, " "));
    await expect(rows).toEqual(["299,00 zł", "w cenie", "5,00 zł", "583,00 zł"]);
    await expect(canvas.getByText("Razem")).toBeVisible();
  },
};

export const Playground: Story = {};

/** Before the lenses are chosen. */
export const Started: Story = {
  args: {
    rows: [
      { code: "lenses", label: "Szkła", price: null },
      { code: "delivery", label: "Dostawa", price: pln(5_00) },
    ],
    total: pln(284_00),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
  },
};

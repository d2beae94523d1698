import { PupilGuide } from "@dioptra/ui/drawings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: PupilGuide,
  args: {
    locale: "pl",
    texts: {
      title: "Rozstaw źrenic: zmierz go kartą",
      lead: "Każda karta ma 85,60 mm szerokości, dlatego zastąpi linijkę.",
      steps: ["Przyłóż kartę poziomo do czoła.", "Zrób zdjęcie z odległości metra i zmierz na nim kartę i źrenice."],
      rule: "Rozstaw źrenic = 85,60 mm × b ÷ a",
      example: "Przykład: 85,60 × 315 ÷ 428 = 63,0 mm.",
      caution: "To wartość przybliżona: przed wykonaniem okularów sprawdza ją optyk.",
      card: "Drukuj w skali 100%: karta musi zakryć ramkę",
    },
  },
} satisfies Meta<typeof PupilGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outline is as large as a card, on a sheet whose units are millimetres. */
export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector("svg");
    await expect(sheet).toHaveAttribute("width", "210mm");
    await expect(sheet).toHaveAttribute("viewBox", "0 0 210 297");
    const [, outline] = canvasElement.querySelectorAll("rect");
    await expect(outline).toHaveAttribute("width", "85.6");
    await expect(outline).toHaveAttribute("height", "53.98");
  },
};

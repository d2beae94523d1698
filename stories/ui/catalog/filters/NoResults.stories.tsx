import { NoResults } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { facetsOf } from "./facets.ts";

const meta = {
  component: NoResults,
  tags: ["beta"],
  args: {
    facets: facetsOf({ shape: ["triangular"], width: ["-46"], price: ["-100"] }),
    currency: "PLN",
    hrefOf: (code, values) => `#${code}=${values.join()}`,
    clearHref: "#wszystkie",
  },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Nic nie pasuje do wszystkich filtrów naraz",
    );
    await expect(canvas.getByRole("link", { name: "Usuń filtr: Pilotki" })).toHaveAttribute("href", "#shape=");
    await expect(canvas.getByRole("link", { name: "Usuń filtr: Szerokość soczewki do 46\u00A0mm" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Wyczyść filtry" })).toHaveAttribute("href", "#wszystkie");
  },
};

export const Playground: Story = {};

/** With a single filter. */
export const OneFilter: Story = {
  args: { facets: facetsOf({ shape: ["triangular"] }), level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

/** All kinds of filters. */
export const Matrix: Story = {
  args: {
    facets: facetsOf({
      shape: ["triangular", "oval"],
      color: ["havana"],
      width: ["46-"],
      price: ["500-"],
      brand: ["okno-27"],
    }),
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    facets: [
      {
        shows: "words",
        code: "material",
        label: "Material",
        options: ["Nickelfreiheitsbescheinigter Edelstahl", "Brzęczyszczykiewiczówka Wielka"].map((label) => ({
          id: label,
          label,
          count: 0,
          isChosen: true,
        })),
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

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

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Nic nie pasuje do wszystkich filtrów naraz",
    );
    await expect(canvas.getByRole("link", { name: "Usuń filtr: Pilotki" })).toHaveAttribute("href", "#shape=");
    await expect(canvas.getByRole("link", { name: "Usuń filtr: Szerokość soczewki do 46\u00A0mm" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Wyczyść filtry" })).toHaveAttribute("href", "#wszystkie");
  },
};

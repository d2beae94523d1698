import { InlineNotice } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: InlineNotice,
  tags: ["stable"],
  args: { type: "warning", children: "Zostały tylko 2 sztuki." },
} satisfies Meta<typeof InlineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Icon and hidden word convey the same as the colour. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Uwaga: Zostały tylko 2 sztuki.");
  },
};

export const Playground: Story = {};

export const Failure: Story = {
  args: { type: "error", children: "Ten produkt jest niedostępny. Usuń go, aby zamówić resztę koszyka." },
};

export const Success: Story = { args: { type: "success", children: "Rabat naliczony." } };

export const Information: Story = {
  args: { type: "info", children: "Cena zmieniła się od ostatniej wizyty: było 349,00 zł, jest 329,00 zł." },
};

export const Matrix: Story = {
  render: () => (
    <>
      {(["info", "success", "warning", "error"] as const).map((type) => (
        <InlineNotice key={type} type={type}>
          Zostały tylko 2 sztuki.
        </InlineNotice>
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    type: "error",
    children: "Nickelfreiheitsbescheinigungsnummer konnte nicht überprüft werden: DE-000018427-000018427.",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

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

/** The `NoticeMark` says by its form and in a word what the colour says. */
export const Warning: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Uwaga: Zostały tylko 2 sztuki.");
  },
};

export const Failure: Story = {
  args: { type: "error", children: "Ten produkt jest niedostępny. Usuń go, aby zamówić resztę koszyka." },
};

export const Success: Story = { args: { type: "success", children: "Rabat naliczony." } };

export const Information: Story = {
  args: { type: "info", children: "Cena zmieniła się od ostatniej wizyty: było 349,00 zł, jest 329,00 zł." },
};

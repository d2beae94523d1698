import { VisuallyHidden } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: VisuallyHidden,
  tags: ["stable"],
  args: { children: "Liczba produktów w koszyku:" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <button type="button">
      <VisuallyHidden {...args} /> 2
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Liczba produktów w koszyku: 2" })).toBeVisible();
    const hidden = canvas.getByText("Liczba produktów w koszyku:").getBoundingClientRect();
    await expect(hidden.width).toBe(1);
  },
};

export const Playground: Story = {};

/** It is invisible in any element. */
export const Matrix: Story = {
  render: () => (
    <>
      <p>
        <VisuallyHidden>W akapicie.</VisuallyHidden> W akapicie widać tylko to.
      </p>
      <ul>
        <li>
          <VisuallyHidden>Na liście:</VisuallyHidden> pozycja
        </li>
      </ul>
      <button type="button">
        <VisuallyHidden>Usuń: Nela</VisuallyHidden> ×
      </button>
    </>
  ),
};

/** Long hidden words do not make the page wider. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { children: "Donaudampfschifffahrtsgesellschaftskapitänsbrillenfassungsversandhandelsbestellnummer" },
  render: (args) => (
    <p style={{ textAlign: "end" }}>
      4711 <VisuallyHidden {...args} />
    </p>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

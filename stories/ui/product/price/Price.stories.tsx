import { Price } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { zloty } from "../../money.ts";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

const meta = { component: Price, tags: ["stable"], args: { current: zloty(349_00) } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/349,00/)).toBeVisible();
    await expect(canvas.queryByRole("insertion")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const Reduced: Story = {
  args: { current: zloty(279_00), lowestOf30Days: zloty(299_00) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("insertion")).toHaveTextContent("Teraz 279,00 zł");
    await expect(canvas.getByRole("deletion")).toHaveTextContent("Wcześniej 299,00 zł");
    await expect(canvas.getByText(/^Najniższa cena z 30 dni przed obniżką: 299,00/)).toBeVisible();
  },
};

export const ReducedOnThePage: Story = {
  args: { current: zloty(279_00), lowestOf30Days: zloty(299_00), regular: zloty(349_00), size: "page" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Taniej o 6%")).toBeInTheDocument();
    await expect(canvas.getByText("−6%")).toBeVisible();
    await expect(canvas.getByText(/^Cena regularna: 349,00/)).toBeVisible();
  },
};

export const NoReductionToAnnounce: Story = {
  args: { current: zloty(299_00), lowestOf30Days: zloty(299_00), size: "page" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/299,00/)).toBeVisible();
    await expect(canvas.queryByRole("deletion")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Najniższa cena/)).not.toBeInTheDocument();
  },
};

export const PerLitre: Story = {
  args: { current: zloty(45_00), perLitre: zloty(125_00) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^125,00\szł za litr$/)).toBeVisible();
  },
};

export const Free: Story = {
  args: { current: zloty(0), size: "page" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Bezpłatnie")).toBeVisible();
    await expect(canvas.queryByText(/zł/)).not.toBeInTheDocument();
  },
};

export const German: Story = {
  args: {
    current: { minor: 99_00, currency: "EUR" },
    lowestOf30Days: { minor: 129_00, currency: "EUR" },
    size: "page",
  },
  globals: { locale: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Niedrigster Preis der 30 Tage vor der Ermäßigung: 129,00/)).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: () => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      {(["card", "page"] as const).map((size) => (
        <div key={size} style={{ display: "flex", flexWrap: "wrap", gap: "2rem" }}>
          <Price size={size} current={zloty(349_00)} />
          <Price size={size} current={zloty(279_00)} lowestOf30Days={zloty(299_00)} />
          <Price size={size} current={zloty(279_00)} lowestOf30Days={zloty(299_00)} regular={zloty(349_00)} />
          <Price size={size} current={zloty(45_00)} perLitre={zloty(125_00)} />
          <Price size={size} current={zloty(0)} />
        </div>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    current: { minor: 1_234_567_89, currency: "EUR" },
    lowestOf30Days: { minor: 9_876_543_21, currency: "EUR" },
    regular: { minor: 99_999_999_99, currency: "EUR" },
    perLitre: { minor: 12_345_678_90, currency: "EUR" },
    size: "page",
  },
};

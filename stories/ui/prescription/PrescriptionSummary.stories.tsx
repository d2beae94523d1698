import { PrescriptionSummary } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const right = { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null };
const left = { sphere: -2.5, cylinder: 0, axis: null, addition: null, prism: null };
const prescription = {
  eyes: { right, left },
  pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
  examined: "2026-03-04",
};
const forAll = {
  eyes: {
    right: {
      ...right,
      addition: 2.25,
      prism: { horizontal: { amount: 1.5, base: "out" }, vertical: { amount: 0.5, base: "up" } },
    },
    left: { ...left, cylinder: -1.25, axis: 5, addition: 2.25 },
  },
  pupillaryDistance: { total: 63.5, right: 31, left: 32.5, isHalved: false },
  examined: "2024-11-25",
} as const;

const meta = {
  component: PrescriptionSummary,
  tags: ["new"],
  args: { prescription, today: "2026-11-20", editHref: "#" },
} satisfies Meta<typeof PrescriptionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole("row");
    await expect(first).toHaveTextContent("Rprawe (OP, OD)−2,75−0,50170°–63");
    await expect(second).toHaveTextContent("Llewe (OL, OS)−2,50–––");
    await expect(canvas.getByText("Ważna do 4 marca 2028.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zmień receptę" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** With monocular distances, a prism, and a prescription that expires soon. */
export const Progressive: Story = {
  args: { prescription: forAll },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R pryzmat: 1,50 do skroni i 0,50 w górę")).toBeVisible();
    await expect(canvas.getByText(/Ważna już tylko do 25 listopada 2026/)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "32,5" })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { prescription: { ...prescription, examined: "2023-05-06" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Straciła ważność 6 maja 2025/)).toBeVisible();
  },
};

/** The values are hidden until the button is pressed. */
export const Masked: Story = {
  args: { privacy: "masked" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("−2,75")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż wartości" }));
    await expect(canvas.getByText("−2,75")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ukryj wartości" }));
    await expect(canvas.queryByText("−2,75")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <PrescriptionSummary {...args} />
      <PrescriptionSummary {...args} prescription={forAll} />
      <PrescriptionSummary {...args} prescription={{ ...prescription, examined: null }} />
      <PrescriptionSummary {...args} privacy="masked" />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "130" },
  args: { prescription: forAll },
};

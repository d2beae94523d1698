import { ProgressBar } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: ProgressBar,
  tags: ["new"],
  args: { label: "Wysyłamy zdjęcie recepty", value: 42 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Wysyłamy zdjęcie recepty" });
    await expect(bar).toHaveAttribute("value", "42");
    await expect(canvas.getByText(/^42\s?%$/)).toBeVisible();
  },
};

export const Playground: Story = {};

/** Of unknown length: no figure, and no value for screen readers. */
export const Indefinite: Story = {
  args: { label: "Łączymy się z bankiem", value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Łączymy się z bankiem" })).not.toHaveAttribute("value");
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const InWords: Story = {
  args: { label: "Zdjęcia recepty", value: 2, maximum: 5, children: "2 z 5 plików" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 z 5 plików")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("max", "5");
  },
};

/** Clamps values out of range; treats NaN as unknown. */
export const MeasuredWrongly: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <ProgressBar label="Za dużo" value={130} />
      <ProgressBar label="Za mało" value={-5} />
      <ProgressBar label="Nie wiadomo" value={Number.NaN} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^100\s?%$/)).toBeVisible();
    await expect(canvas.getByText(/^0\s?%$/)).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Nie wiadomo" })).not.toHaveAttribute("value");
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {[0, 7, 50, 99.9, 100].map((value) => (
        <ProgressBar key={value} label="Wysyłamy zdjęcie recepty" value={value} />
      ))}
      <ProgressBar label="Łączymy się z bankiem" value={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    // Rounded down, so that 100 % appears only at completion.
    await expect(canvas.getByText(/^99\s?%$/)).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Augenärztliche Brillenglasbestimmungsbescheinigung wird übertragen",
    value: 8,
    maximum: 12,
    children: "8 von 12 Seiten",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

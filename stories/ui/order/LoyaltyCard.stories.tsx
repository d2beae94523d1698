import { LoyaltyCard } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

const meta = {
  component: LoyaltyCard,
  tags: ["new"],
  args: { number: "2900012345678018", points: 342, level: "srebrny", next: { level: "złoty", missing: 158 } },
} satisfies Meta<typeof LoyaltyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the till the barcode fills the screen, black on white in every theme, with the number below it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("342 punkty")).toBeVisible();
    await expect(canvas.getByText("Jeszcze 158 punktów do poziomu złoty")).toBeVisible();
    const show = canvas.getByRole("button", { name: "Pokaż przy kasie" });
    await userEvent.click(show);
    const till = within(await screen.findByRole("dialog", { name: "Pokaż ten kod przy kasie" }));
    const code = till.getByRole("img", { name: "Kod kreskowy karty 2900012345678018" });
    await waitFor(() => expect(code).toBeVisible());
    await expect(till.getByText("2900012345678018")).toBeVisible();
    await userEvent.click(till.getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(show).toHaveFocus());
  },
};

export const Playground: Story = {};

export const HighestLevel: Story = { args: { points: 1, level: "złoty", next: undefined } };

export const Dark: Story = { globals: { theme: "dark" } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
      <LoyaltyCard {...args} />
      <LoyaltyCard {...args} state="loading" points={null} />
      <LoyaltyCard {...args} state="failed" points={null} onRetry={fn()} />
      <LoyaltyCard {...args} state="offline" />
      <LoyaltyCard number="karta żółta" points={0} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: {
    points: 1_234_567,
    level: "Brillenträgerehrenmitgliedschaft",
    next: { level: "Donaudampfschifffahrtskapitän", missing: 1 },
  },
};

export const Loading: Story = {
  args: { state: "loading", points: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wczytujemy kartę…")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Pokaż przy kasie" })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { state: "failed", points: null, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Karta działa także bez niego/)).toBeVisible();
    await expect(canvas.getByRole("img", { name: /Kod kreskowy/ })).toBeVisible();
  },
};

import { StoreSwitcher } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { stores } from "./stores.ts";

const meta = {
  component: StoreSwitcher,
  tags: ["stable"],
  args: { stores },
  render: (args) => (
    <div style={{ display: "flex", justifyContent: "end", minBlockSize: 260, alignItems: "start", gap: 16 }}>
      <StoreSwitcher {...args} />
      <a href="#elsewhere">Pomoc</a>
    </div>
  ),
} satisfies Meta<typeof StoreSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

function summaryOf(story: HTMLElement) {
  const summary = story.querySelector("summary");
  if (!summary) throw new Error("The story contains no <summary>.");
  return summary;
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    const german = canvas.getByRole("link", { name: "Deutsch, EUR Deutschland" });
    await expect(german).toBeVisible();
    await expect(german).toHaveAttribute("lang", "de-DE");
    await expect(german).toHaveAttribute("hreflang", "de-DE");
    await expect(german).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Polski, PLN Polska" })).toHaveAttribute("aria-current", "true");
  },
};

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const summary = summaryOf(canvasElement);
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Polski, PLN Polska" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Deutsch, EUR", { exact: false })).not.toBeVisible();
    await expect(summary).toHaveFocus();
  },
};

export const ClosesWhenLeft: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("English, USD", { exact: false })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pomoc" })).toHaveFocus();
    await expect(canvas.getByText("English, USD", { exact: false })).not.toBeVisible();
  },
};

/** Open and closed. */
export const Matrix: Story = {
  render: (args) => (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "end",
        gap: 48,
        minBlockSize: 260,
        alignItems: "start",
      }}
    >
      <StoreSwitcher {...args} />
      <StoreSwitcher stores={args.stores.map((store, index) => ({ ...store, current: index === 1 }))} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    stores: [
      {
        language: "Österreichisches Hochdeutsch",
        country: "Vereinigtes Königreich Großbritannien und Nordirland",
        currency: "EUR",
        href: "#at",
        lang: "de-AT",
        current: true,
      },
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

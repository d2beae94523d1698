import { Breadcrumb } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  component: Breadcrumb,
  tags: ["stable"],
  args: { homeHref: "#home", levels: [{ label: "Okulary korekcyjne", href: "#glasses" }], current: "Nela" },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole("navigation", { name: "Ścieżka nawigacji" }));
    await expect(path.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#home", "#glasses"]);
    await expect(path.getByRole("link", { name: "Strona główna" })).toBeVisible();
    await expect(path.getByText("Nela")).toHaveAttribute("aria-current", "page");
    await expect(path.queryByRole("link", { name: "Nela" })).toBeNull();
  },
};

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Strona główna" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Okulary korekcyjne" })).toHaveFocus();
  },
};

export const WithoutHome: Story = { render: () => <Breadcrumb levels={[]} current="Koszyk" /> };

export const Deep: Story = {
  args: {
    levels: [
      { label: "Okulary", href: "#1" },
      { label: "Okulary korekcyjne", href: "#2" },
      { label: "Oprawki z acetatu", href: "#3" },
      { label: "Kolekcja jesienna", href: "#4" },
    ],
    current: "Brzęczyszczykiewicz, panto, szylkret z zielonym refleksem",
  },
};

/** Narrow screens show only home, the parent level and the page. */
export const DeepOnAPhone: Story = {
  ...Deep,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#home", "#4"]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {[0, 1, 2, 3].map((count) => (
        <Breadcrumb
          key={count}
          homeHref="#home"
          levels={["Okulary", "Okulary korekcyjne", "Oprawki z acetatu"]
            .slice(0, count)
            .map((label, index) => ({ label, href: `#${index}` }))}
          current={`Poziomów: ${count}`}
        />
      ))}
    </>
  ),
  // Only this picture shows several breadcrumbs on one page.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    levels: [{ label: "Bildschirmarbeitsplatzbrillenfassungen", href: "#1" }],
    current: "Donaudampfschifffahrtsgesellschaftskapitänsbrille",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { ProductShelf } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { cards } from "./shelf.tsx";

const meta = {
  component: ProductShelf,
  tags: ["stable"],
  args: { title: "Nowe oprawki", allLink: { href: "#nowosci", label: "Zobacz wszystkie 38" }, children: cards() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Nowe oprawki" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zobacz wszystkie 38" })).toHaveAttribute("href", "#nowosci");
    const shelf = canvas.getByRole("list", { name: "Nowe oprawki" });
    await expect(shelf).toHaveAttribute("tabindex", "0");
    const previous = canvas.getByRole("button", { name: "Poprzednie produkty" });
    const next = canvas.getByRole("button", { name: "Następne produkty" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(() => expect(shelf.scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"));
    next.focus();
    shelf.scrollTo({ left: shelf.scrollWidth, behavior: "instant" });
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
    await expect(next).toHaveFocus();
  },
};

export const Playground: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    const [first, second] = canvas.getAllByRole("listitem").map((card) => card.getBoundingClientRect());
    // The second card is cut off at the edge, which shows that there are more.
    await expect(first?.right).toBeLessThan(innerWidth);
    await expect(second?.right).toBeGreaterThan(innerWidth);
  },
};

/** If all products fit, both buttons are disabled. */
export const AFewProducts: Story = {
  args: { children: cards().slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Następne produkty" })).toHaveAttribute("aria-disabled"),
    );
  },
};

/** With a link to the complete list; and without it, one heading level lower. */
export const Matrix: Story = {
  render: ({ children }) => (
    <div style={{ display: "grid", gap: 48 }}>
      <ProductShelf title="Nowe oprawki" allLink={{ href: "#nowosci", label: "Zobacz wszystkie 38" }}>
        {children}
      </ProductShelf>
      <ProductShelf title="Bestsellery" level={3}>
        {children}
      </ProductShelf>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Nowe oprawki" })).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    title: "Kunststoffgläserkompatibilitätsfassungen aus Żółwiowa Gęś",
    allLink: { href: "#alle", label: "Alle 1 234 567 Fassungen ansehen" },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { SiteFooter } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: SiteFooter,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: {
    homeHref: "#home",
    contact: { phone: "22 100 45 60", phoneHref: "tel:+48221004560", hours: "pon.–pt. 8–20, sob. 9–16" },
    columns: [
      {
        title: "Zakupy",
        links: [
          { label: "Okulary korekcyjne", href: "#glasses" },
          { label: "Okulary przeciwsłoneczne", href: "#sun" },
          { label: "Soczewki kontaktowe", href: "#lenses" },
          { label: "Karta podarunkowa", href: "#gift" },
        ],
      },
      {
        title: "Pomoc",
        links: [
          { label: "Dostawa i płatność", href: "#delivery" },
          { label: "Zwroty i reklamacje", href: "#returns" },
          { label: "Kontakt", href: "#contact" },
        ],
      },
      {
        title: "Dioptra",
        links: [
          { label: "Salony optyczne", href: "#salons" },
          { label: "O nas", href: "#about" },
        ],
      },
    ],
    withdrawalHref: "#withdraw",
    payments: ["BLIK", "Visa", "Mastercard", "Apple Pay", "Google Pay", "PayPal", "przelew", "za pobraniem"],
    deliveries: ["DPD", "automat paczkowy", "odbiór w punkcie", "salon"],
    legal: {
      year: 2026,
      links: [
        { label: "Regulamin", href: "#terms" },
        { label: "Polityka prywatności", href: "#privacy" },
        { label: "Deklaracja dostępności", href: "#accessibility" },
      ],
    },
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Odstąp od umowy tutaj" })).toHaveAttribute("href", "#withdraw");
    await expect(canvas.getByRole("link", { name: "22 100 45 60" })).toHaveAttribute("href", "tel:+48221004560");
    await expect(canvas.getByRole("heading", { name: "Zakupy" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** On phones the columns are collapsed, and the legal line wraps. */
export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getAllByText("Pomoc").find((title) => title.closest("summary"));
    const contact = canvas.getAllByText("Kontakt").find((link) => link.closest("details"));
    if (!help) throw new Error("The column cannot be collapsed.");
    await expect(contact).not.toBeVisible();
    await userEvent.click(help);
    await expect(contact).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Where the law asks for it, every page leads to the end of running contracts. */
export const EndOfContracts: Story = {
  globals: { locale: "de" },
  args: { terminationHref: "#terminate" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Verträge hier kündigen" })).toHaveAttribute("href", "#terminate");
  },
};

const { contact: _contact, withdrawalHref: _withdrawalHref, ...bare } = meta.args;

export const LegalLineAlone: Story = {
  render: () => <SiteFooter {...bare} columns={[]} payments={[]} deliveries={[]} />,
};

/** With everything, and with the minimum. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <SiteFooter {...args} />
      <SiteFooter {...bare} columns={[]} payments={[]} deliveries={[]} />
    </>
  ),
  // Only this picture shows two footers on one page.
  parameters: {
    a11y: {
      config: {
        rules: ["landmark-unique", "landmark-no-duplicate-contentinfo"].map((id) => ({ id, enabled: false })),
      },
    },
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    columns: [
      {
        title: "Bildschirmarbeitsplatzbrillen",
        links: [{ label: "Kunststoffgläserkompatible Fassungen", href: "#frames" }],
      },
    ],
    payments: ["Sofortüberweisung", "Lastschrift", "Kauf auf Rechnung", "Kreditkarte", "Vorkasse", "Nachnahme"],
    deliveries: ["DHL-Packstation", "Abholung in der Filiale"],
    legal: {
      year: 2026,
      links: [
        { label: "Allgemeine Geschäftsbedingungen", href: "#terms" },
        { label: "Datenschutzerklärung", href: "#privacy" },
        { label: "Barrierefreiheitserklärung", href: "#accessibility" },
      ],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { AccountLink, SearchField, SiteHeader, WishlistLink } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { stores } from "./stores.ts";
import { stayOnPage } from "./stayOnPage.ts";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: SiteHeader,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: {
    homeHref: "#home",
    navigation: [
      { label: "Okulary korekcyjne", href: "#glasses", current: "section" },
      { label: "Przeciwsłoneczne", href: "#sun" },
      { label: "Do czytania", href: "#reading" },
      { label: "Soczewki kontaktowe", href: "#lenses" },
      { label: "Okazje", href: "#sale", tone: "sale" },
    ],
    links: [
      { label: "Salony optyczne", href: "#salons" },
      { label: "Status zamówienia", href: "#status" },
    ],
    promises: { deliveryDays: 3, returnDays: 15 },
    stores,
    search: { field: <SearchField action="#search" />, href: "#search" },
    tools: (
      <>
        <AccountLink href="#account" name={null} />
        <WishlistLink href="#wishlist" count={3} />
      </>
    ),
    cart: { href: "#cart", count: 2 },
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main style={{ padding: 48 }}>
        <h1>Nowe oprawki</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Koszyk, 2 produkty" })).toHaveAttribute("href", "#cart");
    const inNavigation = canvas.getAllByText("Okulary korekcyjne");
    await expect(inNavigation[0]).toHaveAttribute("aria-current", "true");
  },
};

export const Playground: Story = {};

/** On the server the cart is unknown. Nothing moves when the count appears. */
export const BeforeTheCartIsKnown: Story = {
  args: { cart: { href: "#cart", count: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Koszyk" }).getBoundingClientRect().width).toBe(44);
  },
};

export const EmptyCart: Story = {
  args: { cart: { href: "#cart", count: 0 } },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole("link", { name: "Koszyk, pusty" });
    await expect(cart).toHaveTextContent("");
  },
};

export const FullCart: Story = {
  args: { cart: { href: "#cart", count: 122 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Koszyk, 122 produkty" })).toHaveTextContent("122");
  },
};

export const ShopAlone: Story = {
  args: { navigation: [], links: [], stores: [], cart: { href: "#cart", count: null } },
};

/** The native menu of narrow screens: works without JavaScript, and closes on Esc and when it loses the focus. */
export const PhoneMenuByKeyboard: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByLabelText("Menu");
    const sale = () => canvas.getAllByText("Okazje").find((link) => link.closest("details"));
    await expect(sale()).not.toBeVisible();
    await userEvent.click(opener);
    await expect(sale()).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("Okulary korekcyjne");
    await userEvent.keyboard("{Escape}");
    await expect(opener).toHaveFocus();
    await expect(sale()).not.toBeVisible();

    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("heading", { name: "Nowe oprawki" }));
    await expect(sale()).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const PhoneMenuClosesOnFollowedLink: Story = {
  beforeEach: stayOnPage,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Menu"));
    const german = canvas.getByRole("link", { name: "Deutsch, EUR Deutschland" });
    await userEvent.click(german);
    await expect(german).not.toBeVisible();
  },
};

/** With account and wishlist before the cart. */
export const LoggedIn: Story = {
  args: {
    tools: (
      <>
        <AccountLink href="#account" name="Żaneta Brzęczyszczykiewicz" />
        <WishlistLink href="#wishlist" count={0} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Konto: Żaneta Brzęczyszczykiewicz" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ulubione, pusto" })).toHaveTextContent("");
  },
};

export const BeforeTheVisitorIsKnown: Story = {
  args: {
    tools: (
      <>
        <AccountLink href="#account" name={null} />
        <WishlistLink href="#wishlist" count={null} />
      </>
    ),
    cart: { href: "#cart", count: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Zaloguj się" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ulubione" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <SiteHeader homeHref="#home" navigation={[]} links={[]} cart={{ href: "#cart", count: 0 }} />
    </>
  ),
  // Only this picture shows two headers on one page.
  parameters: {
    chromatic: photographedInAllModes,
    a11y: {
      config: { rules: ["landmark-unique", "landmark-no-duplicate-banner"].map((id) => ({ id, enabled: false })) },
    },
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    navigation: [
      { label: "Bildschirmarbeitsplatzbrillenfassungen", href: "#glasses" },
      { label: "Kontaktlinsenpflegemittel", href: "#lenses" },
    ],
    links: [{ label: "Sendungsverfolgung und Bestellstatus", href: "#status" }],
    tools: (
      <>
        <AccountLink href="#account" name="Maximiliane Schwarzenberg-Hohenlohe" />
        <WishlistLink href="#wishlist" count={128} />
      </>
    ),
    cart: { href: "#cart", count: 122 },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { SidebarMenu, SiteHeader } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { WithOpener } from "../overlays/WithOpener.tsx";
import { branches } from "./branches.ts";
import { stores } from "./stores.ts";

const phone = { viewport: { value: "phone", isRotated: false } };

const meta = {
  component: SidebarMenu,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  globals: phone,
  args: {
    open: true,
    onClose: fn(),
    branches,
    links: [
      { label: "Salony optyczne", href: "#salons" },
      { label: "Status zamówienia", href: "#status" },
    ],
    stores,
  },
  render: (args) => (
    <WithOpener initially>{({ open, close }) => <SidebarMenu {...args} open={open} onClose={close} />}</WithOpener>
  ),
} satisfies Meta<typeof SidebarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (menu: HTMLElement, label: string) => {
  const summary = [...menu.querySelectorAll("summary")].find(({ textContent }) => textContent === label);
  if (!summary) throw new Error(`No menu entry is labelled "${label}".`);
  return summary;
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = screen.getByRole("dialog", { name: "Menu" });
    await expect(within(menu).getByRole("link", { name: "Okazje" })).toHaveAttribute("href", "#sale");
    await expect(within(menu).getByText("Tytan")).not.toBeVisible();
    await userEvent.click(summaryOf(menu, "Okulary korekcyjne"));
    await waitFor(() => expect(within(menu).getByRole("link", { name: "Tytan" })).toBeVisible());
    await expect(within(menu).getByRole("link", { name: "Wszystkie: Okulary korekcyjne" })).toHaveAttribute(
      "href",
      "#glasses",
    );
    await userEvent.click(within(menu).getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Otwórz" })).toBeVisible();
  },
};

export const Playground: Story = {};

function MenuInHeader() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SiteHeader
        homeHref="#home"
        navigation={branches}
        onMenu={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        links={[]}
        cart={{ href: "#cart", count: 0 }}
      />
      <main style={{ padding: 24 }}>
        <h1>Nowe oprawki</h1>
      </main>
      <SidebarMenu open={open} onClose={() => setOpen(false)} branches={branches} links={[]} stores={[]} />
    </>
  );
}

/** Opens instead of the header's own menu, and returns the focus to its button. */
export const FromTheHeader: Story = {
  render: () => <MenuInHeader />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByLabelText("Menu", { selector: "summary" });
    opener.focus();
    await userEvent.click(opener);
    const menu = await screen.findByRole("dialog", { name: "Menu" });
    await expect(opener.closest("details")).not.toHaveAttribute("open");
    await userEvent.click(within(menu).getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Matrix: Story = {
  play: async ({ userEvent }) => {
    const menu = screen.getByRole("dialog");
    await userEvent.click(summaryOf(menu, "Okulary korekcyjne"));
    await userEvent.click(summaryOf(menu, "Przeciwsłoneczne"));
    await waitFor(() => expect(within(menu).getByRole("link", { name: "Fotochromowe" })).toBeVisible());
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    branches: [
      {
        label: "Bildschirmarbeitsplatzbrillenfassungen",
        href: "#glasses",
        groups: [
          {
            title: "Nickelfreiheitsbescheinigungen",
            links: [{ label: "Kunststoffgläserkompatible Edelstahlfassungen", href: "#steel" }],
          },
        ],
      },
    ],
    links: [{ label: "Sendungsverfolgung und Bestellstatus", href: "#status" }],
  },
  play: async ({ userEvent }) => {
    const menu = screen.getByRole("dialog");
    await userEvent.click(summaryOf(menu, "Bildschirmarbeitsplatzbrillenfassungen"));
    const nav = within(menu).getByRole("navigation");
    await expect(nav.scrollWidth).toBe(nav.clientWidth);
  },
};

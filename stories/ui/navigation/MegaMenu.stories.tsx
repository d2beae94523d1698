import { MegaMenu, SiteHeader } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { holdTimersOf } from "../feedback/heldTimers.ts";
import { branches } from "./branches.ts";
import { stayOnPage } from "./stayOnPage.ts";

const meta = {
  component: MegaMenu,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { branches },
  render: (args) => (
    <>
      <SiteHeader
        homeHref="#home"
        navigation={args.branches}
        menu={<MegaMenu {...args} />}
        links={[]}
        cart={{ href: "#cart", count: 2 }}
      />
      <main style={{ padding: 48, minBlockSize: 420 }}>
        <h1>Nowe oprawki</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Okulary korekcyjne: rozwiń" });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "Tytan" })).toBeNull();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "Tytan" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Okulary korekcyjne" })).toHaveAttribute("href", "#glasses");
  },
};

export const Playground: Story = {};

/** The pointer may return within 300 ms (docs/specification/pages.md#page-36). */
export const ClosesAfterThePointerLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimersOf(300);
    await userEvent.hover(canvas.getByRole("link", { name: "Przeciwsłoneczne" }));
    const sublink = await canvas.findByRole("link", { name: "Z polaryzacją" });
    await expect(sublink).toBeVisible();
    await userEvent.hover(canvas.getByRole("heading", { name: "Nowe oprawki" }));
    await expect(sublink).toBeVisible();
    await expect(timers.running()).toBe(1);
    await userEvent.hover(sublink);
    await expect(timers.running()).toBe(0);
    await userEvent.hover(canvas.getByRole("heading", { name: "Nowe oprawki" }));
    timers.pass();
    await waitFor(() => expect(sublink).not.toBeVisible());
  },
};

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Okulary korekcyjne" }));
    await expect(canvas.getByRole("link", { name: "Tytan" })).toBeVisible();
    await userEvent.hover(canvas.getByRole("link", { name: "Przeciwsłoneczne" }));
    await expect(canvas.getByRole("link", { name: "Z polaryzacją" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Tytan" })).toBeNull();
    await userEvent.hover(canvas.getByRole("link", { name: "Okazje" }));
    await expect(canvas.queryByRole("link", { name: "Z polaryzacją" })).toBeNull();
  },
};

/** Focus alone opens nothing. Esc returns the focus to the button, and leaving the panel closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Przeciwsłoneczne: rozwiń" });
    opener.focus();
    await expect(canvas.queryByRole("link", { name: "Z polaryzacją" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Z polaryzacją" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Z polaryzacją" })).toBeNull();

    await userEvent.keyboard("{Enter}");
    canvas.getByRole("link", { name: "Koszyk, 2 produkty" }).focus();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Z polaryzacją" })).toBeNull());
  },
};

/** The first touch of an entry opens its panel, the second one follows its link. */
export const ByTouch: Story = {
  beforeEach: stayOnPage,
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole("link", { name: "Przeciwsłoneczne" });
    const followed = fn();
    document.addEventListener("click", (event) => followed(!event.defaultPrevented), { once: true });
    await userEvent.pointer({ keys: "[TouchA]", target: entry });
    await expect(followed).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole("link", { name: "Z polaryzacją" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Przeciwsłoneczne: rozwiń" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};

/** Takes no more room than the plain navigation; the buttons are there for the keyboard. */
export const OpenersOnFocus: Story = {
  args: { openers: "focused" },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Przeciwsłoneczne: rozwiń" });
    await expect(opener).not.toBeVisible();
    canvas.getByRole("link", { name: "Przeciwsłoneczne" }).focus();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await expect(opener).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "Z polaryzacją" })).toBeVisible();
  },
};

export const ClosesOnFollowedLink: Story = {
  beforeEach: stayOnPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Okulary korekcyjne: rozwiń" }));
    const link = canvas.getByRole("link", { name: "Tytan" });
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
  },
};

/** Below the desktop breakpoint, `SiteMenu` or `SidebarMenu` is used instead. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Okulary korekcyjne: rozwiń" })).toBeNull();
    await expect(canvas.getByLabelText("Menu")).toBeVisible();
  },
};

export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Okulary korekcyjne: rozwiń" }));
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};

/** At desktop width, since it is never shown at 320 px: long German words, and more groups than fit in one row. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "desktop", isRotated: false } },
  args: {
    branches: [
      {
        label: "Korrektionsbrillen",
        href: "#glasses",
        groups: [
          "Bildschirmarbeitsplatzbrillen",
          "Fassungsmaterialien",
          "Nasenstegbreiten",
          "Bügellängen",
          "Anlässe",
        ].map((title) => ({
          title,
          links: [
            { label: "Kunststoffgläserkompatible Fassungen", href: `#1-${title}` },
            { label: "Nickelfreiheitsbescheinigte Edelstahlfassungen", href: `#2-${title}` },
          ],
        })),
      },
      { label: "Sonnenschutzbrillen", href: "#sun", groups: [{ title: "Gläser", links: [] }] },
      { label: "Kontaktlinsenpflegemittel", href: "#lenses" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Korrektionsbrillen: aufklappen" }));
    await expect(canvas.getByRole("heading", { name: "Anlässe" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

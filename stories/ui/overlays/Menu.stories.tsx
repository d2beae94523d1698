import { Button, Menu, MenuItem } from "@dioptra/ui";
import { FileText } from "@dioptra/ui/icons/FileText";
import { RotateCcw } from "@dioptra/ui/icons/RotateCcw";
import { Undo2 } from "@dioptra/ui/icons/Undo2";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";
import { BothEnds } from "./BothEnds.tsx";

const onReorder = fn();
const onReturn = fn();

const meta = {
  component: Menu,
  tags: ["new"],
  args: {
    label: "Zamówienie 000018427",
    trigger: (attributes) => (
      <Button {...attributes} variant="line">
        Więcej
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={<FileText size={20} />} href="#invoice">
          Pobierz fakturę
        </MenuItem>
        <MenuItem icon={<RotateCcw size={20} />} onSelect={onReorder}>
          Zamów to samo
        </MenuItem>
        <MenuItem icon={<Undo2 size={20} />} disabled onSelect={onReturn}>
          Zwróć (szkła na receptę)
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onReorder.mockClear();
    onReturn.mockClear();
  },
  render: (args) => (
    <main style={{ display: "flex", gap: 16, minBlockSize: 300, alignItems: "start" }}>
      <Menu {...args} />
      <a href="#elsewhere">Dalej</a>
    </main>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Więcej" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole("menu", { name: "Zamówienie 000018427" })).toBeVisible());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("menuitem")).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Pobierz fakturę" })).toHaveFocus());
  },
};

export const Playground: Story = {};

/**
 * Arrow down opens at the first item, arrow up at the last. Movement wraps around, and letters go to the next item that
 * begins with them.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Więcej" });
    trigger.focus();
    await userEvent.keyboard("{ArrowUp}");
    const last = await canvas.findByRole("menuitem", { name: "Zwróć (szkła na receptę)" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: "Pobierz fakturę" })).toHaveFocus();
    await userEvent.keyboard("z");
    await expect(canvas.getByRole("menuitem", { name: "Zamów to samo" })).toHaveFocus();
    await userEvent.keyboard("z");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}{End}{Escape}");
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** Letters typed quickly name one item; "zw" passes the one that begins with "Za". */
export const ByTypedLetters: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Więcej" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Pobierz fakturę" })).toHaveFocus());
    await userEvent.keyboard("zw");
    await expect(canvas.getByRole("menuitem", { name: "Zwróć (szkła na receptę)" })).toHaveFocus();
  },
};

/** Text of 200 % on a screen of 320 px leaves 8 px beside the menu. */
export const LargeText: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Więcej" }));
    const menu = await canvas.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth - 16);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Selecting an item closes the menu and returns the focus to its button. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Więcej" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Pobierz fakturę" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onReorder).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** A disabled item can be focused and read, but does nothing. */
export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Więcej" }));
    const item = await canvas.findByRole("menuitem", { name: "Zwróć (szkła na receptę)" });
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(item);
    await expect(onReturn).not.toHaveBeenCalled();
    await waitFor(() => expect(item).toBeVisible());
  },
};

/** By touch, an entry does the same as by mouse. */
export const Touched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Więcej" }) });
    const entry = await canvas.findByRole("menuitem", { name: "Zamów to samo" });
    await userEvent.pointer({ keys: "[TouchA]", target: entry });
    await expect(onReorder).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};

/** It begins where its button begins. */
export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Więcej" });
    await userEvent.click(trigger);
    const menu = canvas.getByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().right).toBe(trigger.getBoundingClientRect().right);
  },
};

export const LeftByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Więcej" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Pobierz fakturę" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <BothEnds>
      <Menu {...args} align="start" />
      <Menu {...args} align="end" />
    </BothEnds>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, atTheEnd] = canvas.getAllByRole("button", { name: "Więcej" });
    if (!atTheEnd) throw new Error("The story must show two menus.");
    await userEvent.click(atTheEnd);
    const menu = await canvas.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(Math.round(menu.getBoundingClientRect().right)).toBe(
      Math.round(atTheEnd.getBoundingClientRect().right),
    );
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Bestellung 000018427",
    children: (
      <>
        <MenuItem onSelect={onReorder}>Korrektionsbrillenglasbestellung unverändert wiederholen</MenuItem>
        <MenuItem href="#w">Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolice</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const menu = await canvas.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

import {
  Button,
  type CloseReason,
  ComboBox,
  Dialog,
  Drawer,
  LazyToast,
  Menu,
  MenuItem,
  type MenuProps,
  type Notice,
  Notifications,
  Popover,
  type PopoverProps,
  QuantityStepper,
  Tooltip,
  type TooltipProps,
} from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { WithOpener } from "./WithOpener.tsx";

const onClose = fn<(reason: CloseReason) => void>();

const shapes = ["Panto", "Okrągłe", "Prostokątne", "Kwadratowe", "Kocie oczy", "Owalne", "Sześciokątne", "Pilotki"];
const many = Array.from({ length: 5 }, (_, turn) => shapes.map((shape) => `${shape}, ${turn + 1}. rozmiar`)).flat();

const meta = {
  component: Drawer,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: {
    open: false,
    onClose,
    title: "Filtry",
    count: 3,
    children: many.map((shape) => (
      <p key={shape}>
        <label>
          <input type="checkbox" /> {shape}
        </label>
      </p>
    )),
    footer: <Button width="full">Pokaż 27 oprawek</Button>,
  },
  beforeEach: () => {
    onClose.mockClear();
  },
  render: (args) => (
    <WithOpener>
      {({ open, close }) => (
        <Drawer
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            close();
          }}
        />
      )}
    </WithOpener>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the width of the page without its scrollbar. */
const pageWidth = () => document.body.getBoundingClientRect().width;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The focus moves in, stays in, and returns on closing. Closed, it renders nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Otwórz" });
    opener.focus();
    await expect(screen.queryByText("Panto, 1. rozmiar")).toBeNull();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "Filtry 3" });
    const heading = within(drawer).getByRole("heading", { name: "Filtry 3" });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole("button", { name: "Pokaż 27 oprawek" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getByRole("button", { name: "Zamknij" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitUntilClosed();
    await expect(onClose).toHaveBeenLastCalledWith("button");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {};

export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Filtry 3" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitUntilClosed();
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledWith("escape");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Otwórz" })).toHaveFocus());
  },
};

/** The back gesture of a phone closes it, in browsers that offer the gesture to the page. */
export const GoneBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const watchers: EventTarget[] = [];
    class CloseWatcher extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy = () => watchers.splice(watchers.indexOf(this), 1);
    }
    const original: unknown = Reflect.get(window, "CloseWatcher");
    Object.assign(window, { CloseWatcher });
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
      await waitFor(() => expect(watchers).toHaveLength(1));
      watchers[0]?.dispatchEvent(new Event("close"));
      await waitUntilClosed();
    } finally {
      Object.assign(window, { CloseWatcher: original });
    }
    await expect(onClose).toHaveBeenLastCalledWith("escape");
    await expect(watchers).toHaveLength(0);
  },
};

export const BesideItPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(pageWidth()));
    const beside = document.elementFromPoint(10, 300);
    if (!beside || drawer.contains(beside)) throw new Error("There must be room beside the drawer.");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: within(drawer).getByRole("heading") },
      { keys: "[/MouseLeft]", target: beside },
    ]);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: beside },
      { keys: "[/MouseLeft]", target: within(drawer).getByRole("heading") },
    ]);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(beside);
    await waitUntilClosed();
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledWith("backdrop");
  },
};

export const BesideItTouched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(pageWidth()));
    const beside = document.elementFromPoint(10, 300);
    if (!beside) throw new Error("There must be room beside the drawer.");
    await userEvent.pointer({ keys: "[TouchA]", target: beside });
    await waitUntilClosed();
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledWith("backdrop");
  },
};

/** The page with its live regions keeps its place and width, and is inert. Afterwards it can be used again. */
export const PageBehind: Story = {
  render: (args) => (
    <>
      <p aria-live="polite">27 oprawek</p>
      <WithOpener>{({ open, close }) => <Drawer {...args} open={open} onClose={close} />}</WithOpener>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Otwórz" });
    window.scrollTo(0, 200);
    const before = opener.getBoundingClientRect();
    const width = pageWidth();
    opener.focus({ preventScroll: true });
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Otwórz" })).toBeNull());
    for (const part of [opener, canvas.getByText("27 oprawek")]) await expect(part.closest("[inert]")).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await expect(opener.getBoundingClientRect()).toEqual(before);
    await expect(pageWidth()).toBe(width);
    await userEvent.keyboard("{Escape}");
    await waitUntilClosed();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Otwórz" })).toHaveFocus());
    await expect(opener.closest("[inert]")).toBeNull();
    await expect(window.scrollY).toBe(200);
    window.scrollTo(0, 0);
  },
};

const renderOpen: NonNullable<Story["render"]> = (args) => (
  <WithOpener initially>{({ open, close }) => <Drawer {...args} open={open} onClose={close} />}</WithOpener>
);

/** The page behind neither scrolls nor shifts. The content scrolls between header and footer. */
export const Opened440: Story = {
  render: renderOpen,
  play: async ({ canvasElement }) => {
    const drawer = await screen.findByRole("dialog");
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(pageWidth()));
    await expect(drawer.getBoundingClientRect().width).toBe(Math.min(440, pageWidth()));
    await waitFor(() => expect(within(drawer).getByRole("button", { name: "Pokaż 27 oprawek" })).toBeVisible());
    await expect(canvasElement.querySelector("main")?.getBoundingClientRect().top).toBe(0);
  },
};

export const WithAction: Story = {
  args: { action: <Button variant="text">Wyczyść</Button> },
  render: renderOpen,
};

export const OnAPhone: Story = { ...Opened440, globals: { viewport: { value: "mobile1", isRotated: false } } };

export const FromTheStart: Story = {
  args: { side: "start", title: "Menu", children: <p>Okulary korekcyjne</p> },
  render: renderOpen,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog").getBoundingClientRect().left).toBe(0));
  },
};

/** From right to left, the start is the right edge, and the drawer does not cross the page on its way. */
export const RightToLeft: Story = {
  args: { side: "start" },
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    const drawer = await screen.findByRole("dialog");
    const [motion] = drawer.getAnimations();
    if (!motion) throw new Error("The drawer must slide in.");
    motion.pause();
    motion.currentTime = 0;
    await expect(Math.round(drawer.getBoundingClientRect().left)).toBeGreaterThanOrEqual(pageWidth());
    motion.finish();
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(innerWidth));
    const close = within(drawer).getByRole("button", { name: "Zamknij" }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(drawer.getBoundingClientRect().left + 80);
  },
};

/** Returns the focus even if it is unmounted while open. */
export const TakenAway: Story = {
  render: (args) => <WithOpener>{({ open, close }) => open && <Drawer {...args} open onClose={close} />}</WithOpener>,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Otwórz" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Zamknij" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function ConfirmInside({ close }: { close: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Wyczyść wszystko</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Na pewno?">
        <Button onClick={close}>Tak</Button>
      </Dialog>
    </>
  );
}

export const DialogInside: Story = {
  render: (args) => (
    <WithOpener initially>
      {({ open, close }) => (
        <Drawer {...args} open={open} onClose={close} footer={undefined}>
          <ConfirmInside close={close} />
        </Drawer>
      )}
    </WithOpener>
  ),
  play: async ({ userEvent }) => {
    const ask = await screen.findByRole("button", { name: "Wyczyść wszystko" });
    await userEvent.click(ask);
    const inner = await screen.findByRole("dialog", { name: "Na pewno?" });
    await waitFor(() => expect(within(inner).getByRole("heading")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Na pewno?" })).toBeNull());
    await expect(await screen.findByRole("dialog", { name: "Filtry 3" })).toBeVisible();
    await waitFor(() => expect(ask).toHaveFocus());
  },
};

const menuTrigger: MenuProps["trigger"] = (attributes) => <Button {...attributes}>Więcej</Button>;
const tooltipTrigger: TooltipProps["trigger"] = (attributes) => <Button {...attributes}>Rozmiar</Button>;
const popoverTrigger: PopoverProps["trigger"] = (attributes) => <Button {...attributes}>Co to jest?</Button>;

function EverythingInside() {
  const [isOpen, setOpen] = useState(false);
  const [shape, setShape] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zapisz wybór</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Zapisz">
        <QuantityStepper product="Panto" value={1} available={20} onChange={fn()} />
        <ComboBox
          label="Kształt"
          options={shapes.map((value) => ({ value, label: value }))}
          value={shape}
          onChange={setShape}
        />
        <Menu label="Więcej" trigger={menuTrigger}>
          <MenuItem onSelect={fn()}>Usuń</MenuItem>
        </Menu>
        <Tooltip trigger={tooltipTrigger}>W milimetrach</Tooltip>
        <Popover label="Objaśnienie" trigger={popoverTrigger}>
          <a href="#guide">Przewodnik</a>
        </Popover>
      </Dialog>
    </>
  );
}

/** Esc closes the innermost overlay only, whatever it is, and the focus goes back one step at a time. */
export const InnermostFirst: Story = {
  render: (args) => (
    <WithOpener initially>
      {({ open, close }) => (
        <Drawer {...args} open={open} onClose={close} footer={undefined}>
          <EverythingInside />
        </Drawer>
      )}
    </WithOpener>
  ),
  play: async ({ userEvent }) => {
    const save = await screen.findByRole("button", { name: "Zapisz wybór" });
    await userEvent.click(save);
    const dialog = await screen.findByRole("dialog", { name: "Zapisz" });
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByRole("heading")).toHaveFocus());

    const field = inside.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.type(field, "Pan");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
    await expect(field).toHaveValue("Pan");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(dialog).toBeVisible();

    const quantity = inside.getByRole("spinbutton");
    await userEvent.click(quantity);
    await userEvent.keyboard("9");
    await expect(quantity).not.toHaveValue("1");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(quantity).toHaveValue("1"));
    await expect(dialog).toBeVisible();

    const more = inside.getByRole("button", { name: "Więcej" });
    await userEvent.click(more);
    await waitFor(() => expect(inside.getByRole("menuitem")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.queryByRole("menuitem")).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());

    await userEvent.tab();
    await waitFor(() => expect(inside.getByText("W milimetrach")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.getByText("W milimetrach")).not.toBeVisible());

    const what = inside.getByRole("button", { name: "Co to jest?" });
    await userEvent.click(what);
    await waitFor(() => expect(screen.getByText("Przewodnik")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Przewodnik" })).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(what).toHaveFocus());

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitUntilClosed();
  },
};

const onUndo = fn();

function WithNotices({ args }: { args: Parameters<typeof renderOpen>[0] }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const removed: Notice = {
    id: "removed",
    type: "success",
    message: "Produkt usunięty.",
    action: { label: "Cofnij", onAction: onUndo },
    // It stays however slowly the machine plays the story.
    timeToLive: null,
  };
  return (
    <>
      <Notifications notices={notices} onDismiss={() => setNotices([])} />
      <WithOpener initially>
        {({ open, close }) => (
          <Drawer
            {...args}
            open={open}
            onClose={(reason) => {
              args.onClose(reason);
              close();
            }}
            footer={
              <>
                {args.footer}
                <Button onClick={() => setNotices([removed])}>Usuń</Button>
              </>
            }
          >
            {args.children}
            <Button onClick={() => setNotices([removed])}>Dodaj</Button>
          </Drawer>
        )}
      </WithOpener>
    </>
  );
}

/** A notice over the page is read and can be used while the drawer is open, which stays open; Tab reaches it as well. */
export const NoticeOverIt: Story = {
  args: { children: "Panto", footer: null },
  loaders: [LazyToast.load],
  beforeEach: () => {
    onUndo.mockClear();
  },
  render: (args) => <WithNotices args={args} />,
  play: async ({ userEvent }) => {
    const remove = await screen.findByRole("button", { name: "Usuń" });
    await userEvent.click(remove);
    const region = await screen.findByRole("region", { name: "Powiadomienia" });
    await expect(region).toHaveTextContent("Produkt usunięty.");
    const undo = within(region).getByRole("button", { name: "Cofnij" });
    const { left, top, width, height } = undo.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(undo);
    await userEvent.click(undo);
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(screen.getByRole("dialog")).toBeVisible();

    await userEvent.click(remove);
    await screen.findByRole("region", { name: "Powiadomienia" });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Cofnij" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Zamknij" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(onUndo).toHaveBeenCalledTimes(2);
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** Expects that the notice covers no part of the controls. */
async function expectFree(...names: readonly string[]) {
  const notice = (await screen.findByText("Produkt usunięty.")).closest("[data-notices] > * > *");
  const modal = within(screen.getByRole("dialog"));
  for (const name of names) {
    await waitFor(async () => {
      const { top, bottom, left, width } = modal.getByRole("button", { name }).getBoundingClientRect();
      const covered = notice?.getBoundingClientRect();
      await expect((covered?.bottom ?? 0) <= top || (covered?.top ?? 0) >= bottom).toBe(true);
      const inFront = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
      await expect(inFront.every((element) => element?.closest("button"))).toBe(true);
    });
  }
}

/** On a phone, a notice covers neither the head nor the foot of the drawer, nor what comes first in it. */
export const NoticeOnAPhone: Story = {
  ...NoticeOverIt,
  globals: { viewport: { value: "phone", isRotated: false } },
  args: { children: <Button>Najpierw</Button>, footer: null },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Usuń" }));
    await expectFree("Zamknij", "Najpierw", "Usuń");
  },
};

/** On the smallest phone, under a high foot, what has the focus and what comes first stay free of it too. */
export const NoticeOnASmallPhone: Story = {
  ...NoticeOverIt,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  args: {
    children: (
      <div style={{ blockSize: 400 }}>
        <Button>Najpierw</Button>
      </div>
    ),
    footer: <div style={{ blockSize: 140 }} />,
  },
  play: async ({ userEvent }) => {
    const add = await screen.findByRole("button", { name: "Dodaj" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    await expectFree("Dodaj", "Zamknij", "Usuń");
    add.closest("[data-modal] > *")?.scrollTo({ top: 0 });
    await expectFree("Najpierw");
  },
};

/** The same with text of 200 %, when hardly a line is left for the notice, which then scrolls. */
export const NoticeInLargeText: Story = {
  ...NoticeOnASmallPhone,
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
};

/** What is under a notice can be scrolled free of it. */
export const ScrolledFree: Story = {
  ...NoticeOverIt,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  args: {
    children: (
      <div style={{ display: "grid", alignContent: "end", blockSize: 600 }}>
        <Button>Na końcu</Button>
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Usuń" }));
    const notice = (await screen.findByText("Produkt usunięty.")).closest("[data-notices] > * > *");
    const last = screen.getByRole("button", { name: "Na końcu" });
    // The notice rises above the foot, and the drawer then leaves room for it: both stand still once nothing has moved.
    let before: readonly number[] = [];
    await waitFor(async () => {
      last.closest("[data-modal] > *")?.scrollTo({ top: 10_000 });
      const [bottom, top] = [last.getBoundingClientRect().bottom, notice?.getBoundingClientRect().top ?? 0];
      const previous = before;
      before = [bottom, top];
      await expect(bottom).toBeLessThanOrEqual(top);
      await expect(previous).toEqual([bottom, top]);
    });
  },
};

/** In large type on the smallest phone, the title has the whole width, and the close button stays in reach. */
export const LargeText: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { title: "Nickelfreiheitsbescheinigungen", action: <Button variant="text">Zurücksetzen</Button> },
  render: renderOpen,
  play: async () => {
    const drawer = within(await screen.findByRole("dialog"));
    await expect(drawer.getByRole("heading").getBoundingClientRect().width).toBeGreaterThan(innerWidth / 2);
    const close = drawer.getByRole("button", { name: "Schließen" });
    await waitFor(() => expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
  },
};

/** In large type on a small phone, a foot higher than the window leaves room above, and its last button can be reached. */
export const HighFoot: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: {
    footer: (
      <div style={{ display: "grid", alignContent: "end", blockSize: 600 }}>
        <Button>Do kasy</Button>
      </div>
    ),
  },
  render: renderOpen,
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole("dialog"));
    const last = drawer.getByRole("button", { name: "Do kasy" });
    await userEvent.click(drawer.getByRole("checkbox", { name: "Panto, 1. rozmiar" }));
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(last.closest("[data-modal] > *")?.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 3);
  },
};

/** With everything that a drawer can contain. */
export const Matrix: Story = {
  args: { side: "start", action: <Button variant="text">Wyczyść</Button> },
  render: renderOpen,
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    title: "Nickelfreiheitsbescheinigungen",
    count: 1284,
    action: <Button variant="text">Zurücksetzen</Button>,
    children: "Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolicen",
    footer: <Button width="full">1284 Bildschirmarbeitsplatzbrillenfassungen anzeigen</Button>,
  },
  render: renderOpen,
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(pageWidth()));
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    const close = within(drawer).getByRole("button", { name: "Schließen" }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(innerWidth);
  },
};

import { Button, type CloseReason, Dialog, Drawer } from "@dioptra/ui";
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

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The focus moves in, stays in, and returns on closing. Esc closes it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Otwórz" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = screen.getByRole("dialog", { name: "Filtry 3" });
    await expect(within(drawer).getByRole("heading", { name: "Filtry 3" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getByRole("button", { name: "Zamknij" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitUntilClosed();
    await expect(onClose).toHaveBeenLastCalledWith("button");
    await expect(opener).toHaveFocus();
  },
};

export const Playground: Story = {};

export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    // On Esc the browser fires this event; a simulated key press does not.
    screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await waitUntilClosed();
    await expect(onClose).toHaveBeenLastCalledWith("escape");
  },
};

export const BesideItPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    const drawer = screen.getByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: within(drawer).getByRole("heading") },
      { keys: "[/MouseLeft]", target: drawer },
    ]);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(drawer);
    await waitUntilClosed();
    await expect(onClose).toHaveBeenLastCalledWith("backdrop");
  },
};

const renderOpen: NonNullable<Story["render"]> = (args) => (
  <WithOpener initially>{({ open, close }) => <Drawer {...args} open={open} onClose={close} />}</WithOpener>
);

/** Returns the width of the page without its scrollbar. */
const pageWidth = () => document.body.getBoundingClientRect().width;

/** The page behind neither scrolls nor shifts. The content scrolls between header and footer. */
export const Opened440: Story = {
  render: renderOpen,
  play: async ({ canvasElement }) => {
    const drawer = screen.getByRole("dialog");
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

/** Returns the focus even if it is unmounted while open. */
export const TakenAway: Story = {
  render: (args) => <WithOpener>{({ open, close }) => open && <Drawer {...args} open onClose={close} />}</WithOpener>,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Otwórz" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Zamknij" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
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
    const ask = screen.getByRole("button", { name: "Wyczyść wszystko" });
    await userEvent.click(ask);
    const inner = screen.getByRole("dialog", { name: "Na pewno?" });
    inner.dispatchEvent(new Event("cancel", { cancelable: true, bubbles: true }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Na pewno?" })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Filtry 3" })).toBeVisible();
    await expect(ask).toHaveFocus();
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
    const drawer = screen.getByRole("dialog");
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(pageWidth()));
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    const close = within(drawer).getByRole("button", { name: "Schließen" }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(innerWidth);
  },
};

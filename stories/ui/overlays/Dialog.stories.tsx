import { Button, Dialog, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";
import { WithOpener } from "./WithOpener.tsx";

const meta = {
  component: Dialog,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onClose: fn(),
    title: "Usunąć adres?",
    children: "Adres „Praca” zniknie z Twojego konta. Zamówień, które już do niego jadą, to nie zmieni.",
    footer: (
      <span style={{ display: "flex", gap: 12 }}>
        <Button>Usuń adres</Button>
        <Button variant="line">Zostaw</Button>
      </span>
    ),
  },
  render: (args) => (
    <WithOpener initially>{({ open, close }) => <Dialog {...args} open={open} onClose={close} />}</WithOpener>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the width of the page without its scrollbar. */
const pageWidth = () => document.body.getBoundingClientRect().width;

const isInTheMiddle = (from: number, to: number, size: number) => Math.abs(from - (size - to)) <= 1;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Usunąć adres?" });
    await waitFor(() => expect(within(dialog).getByRole("heading")).toHaveFocus());
    await waitFor(async () => {
      const { top, bottom, left, right } = dialog.getBoundingClientRect();
      await expect(isInTheMiddle(left, right, pageWidth())).toBe(true);
      await expect(isInTheMiddle(top, bottom, innerHeight)).toBe(true);
    });
    await userEvent.click(within(dialog).getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Otwórz" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};

export const Playground: Story = {};

function WithField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <WithOpener initially>
      {({ open, close }) => (
        <Dialog open={open} onClose={close} title="Zapisz receptę" initialFocus={field}>
          <TextField ref={field} label="Nazwa" defaultValue="Do komputera" />
        </Dialog>
      )}
    </WithOpener>
  );
}

export const FieldFirst: Story = {
  render: () => <WithField />,
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Nazwa" });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Large: Story = {
  args: {
    size: "large",
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        <a href={`#${index}`}>Rozmiar oprawki, {index + 1}. część</a>
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Zostaw" })).toBeVisible());
  },
};

const phone = { viewport: { value: "mobile1", isRotated: false } };

export const SheetOnAPhone: Story = {
  globals: phone,
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.getBoundingClientRect().width).toBe(pageWidth());
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const FullOnAPhone: Story = {
  args: { phone: "full" },
  globals: phone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog").getBoundingClientRect().top).toBe(0));
    await expect(screen.getByRole("dialog").getBoundingClientRect().height).toBe(innerHeight);
  },
};

/** Both sizes; one dialog is open at a time, as in the shop. */
export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ title, children }) => (
    <>
      {(["medium", "large"] as const).map((size) => (
        <WithOpener key={size} initially={size === "large"}>
          {({ open, close }) => (
            <Dialog title={title} size={size} open={open} onClose={close} footer={<Button>Usuń adres</Button>}>
              {children}
            </Dialog>
          )}
        </WithOpener>
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    title: "Bildschirmarbeitsplatzbrillenkostenübernahmeerklärung löschen?",
    children: "Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolicen bleiben unverändert.",
    footer: <Button width="full">Kostenübernahmeerklärung unwiderruflich löschen</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

import { QuickAdd } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

const meta = {
  component: QuickAdd,
  tags: ["new"],
  args: {
    name: "Nela",
    variants: [
      { id: "nela-havana-48", label: "szylkret, 48-21-145", available: "yes" },
      { id: "nela-havana-50", label: "szylkret, 50-21-145", available: "sold-out" },
      { id: "nela-black-48", label: "czarny, 48-21-145", available: "yes" },
    ],
    onAdd: fn(),
  },
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers several variants in a menu. Sold-out ones can be read, but not chosen. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Wybierz i dodaj: Nela" });
    opener.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "szylkret, 48-21-145" })).toHaveFocus());
    const soldOut = canvas.getByRole("menuitem", { name: "szylkret, 50-21-145, wyprzedane" });
    await expect(soldOut).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(soldOut);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("menuitem", { name: "czarny, 48-21-145" }));
    await expect(args.onAdd).toHaveBeenCalledWith("nela-black-48");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {};

/** Adds a single variant without a choice. */
export const AtOnce: Story = {
  args: { variants: [{ id: "etui", label: "czarne", available: "yes" }], name: "Etui" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj do koszyka: Etui" }));
    await expect(args.onAdd).toHaveBeenCalledWith("etui");
  },
};

export const SoldOut: Story = {
  args: { variants: [{ id: "etui", label: "czarne", available: "sold-out" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Ignores further presses. */
export const Loading: Story = {
  args: { variants: [{ id: "etui", label: "czarne", available: "yes" }], pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <QuickAdd {...args} />
      <QuickAdd {...args} name="Etui" variants={[{ id: "etui", label: "czarne", available: "yes" }]} />
      <QuickAdd {...args} name="Luna" pending />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: {
    variants: [
      { id: "1", label: "dunkelbraunschildpattgemustert, 48-21-145, nickelfreiheitsbescheinigt", available: "yes" },
      { id: "2", label: "bernsteinfarbentransparent, 50-21-145", available: "sold-out" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

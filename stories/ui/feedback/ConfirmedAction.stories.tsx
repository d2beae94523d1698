import { ConfirmedAction } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

const meta = {
  component: ConfirmedAction,
  tags: ["new"],
  args: {
    label: "Usuń",
    name: "Usuń: Piotrkowska 120, Łódź",
    question: "Usunąć ten adres?",
    subject: "Piotrkowska 120, Łódź",
    cancelLabel: "Zostaw",
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmedAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń: Piotrkowska 120, Łódź" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const question = canvas.getByRole("group", { name: "Usunąć ten adres? Piotrkowska 120, Łódź" });
    await userEvent.click(within(question).getByRole("button", { name: "Usuń" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** The cancel button takes the focus. Esc cancels too. */
export const Kept: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const action = canvas.getByRole("button", { name: /^Usuń:/ });
    await userEvent.click(action);
    await expect(canvas.getByRole("button", { name: "Zostaw" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /^Usuń:/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(canvas.getByRole("button", { name: /^Usuń:/ })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <ConfirmedAction {...args} name="Usuń pierwszy" />
      <ConfirmedAction {...args} name="Usuń drugi" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń drugi" }));
    await expect(canvas.getByRole("button", { name: "Usuń pierwszy" })).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Unwiderruflich entfernen",
    name: "Entfernen: Schwarzenberger-Hohenlohe-Langenburgerin",
    question: "Die Verschreibungsangaben unwiderruflich entfernen?",
    subject: "Schwarzenberger-Hohenlohe-Langenburgerin",
    cancelLabel: "Beibehalten",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button", { name: "Beibehalten" })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

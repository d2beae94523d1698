import { NoticeHistory } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  component: NoticeHistory,
  tags: ["stable"],
  args: {
    notices: [
      { id: "1", type: "success", message: "Produkt dodany do koszyka!" },
      { id: "2", type: "warning", message: "Dostępne są tylko 2 sztuki." },
      { id: "3", type: "error", message: "Produkt jest wyprzedany i nie można dodać go do koszyka!" },
    ],
  },
} satisfies Meta<typeof NoticeHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Powiadomienia (3)" });
    await expect(canvas.queryByRole("dialog")).toBeNull();
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await canvas.findByRole("dialog", { name: "Powiadomienia" });
    const entries = within(dialog).getAllByRole("listitem");
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      "Błąd: Produkt jest wyprzedany i nie można dodać go do koszyka!",
      "Uwaga: Dostępne są tylko 2 sztuki.",
      "Gotowe: Produkt dodany do koszyka!",
    ]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Zamknij" }));
    await expect(dialog).not.toBeVisible();
  },
};

export const Playground: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("dialog")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

/** All types. A long list scrolls. */
export const Matrix: Story = {
  args: {
    notices: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      type: (["success", "warning", "error"] as const)[index % 3] ?? "success",
      message: `Wiadomość ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Powiadomienia (24)" }));
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    notices: [
      {
        id: "1",
        type: "error",
        message: "Umsatzsteuer-Identifikationsnummernbestätigungsverfahren derzeit nicht erreichbar.",
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

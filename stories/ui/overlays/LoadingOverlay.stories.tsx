import { Button, LoadingOverlay, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

const totals = (
  <div style={{ padding: 16 }}>
    <h2>Podsumowanie</h2>
    <p>Produkty: 477,00 zł</p>
    <p>Dostawa: 5,00 zł</p>
    <Button width="full">Przejdź do kasy</Button>
  </div>
);

const meta = {
  component: LoadingOverlay,
  tags: ["new"],
  args: { isLoading: true, label: "Przeliczamy koszyk", children: totals },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Przeliczamy koszyk")).toBeVisible();
    await expect(canvas.getByText("Produkty: 477,00 zł")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("Przejdź do kasy")).not.toHaveFocus();
  },
};

export const Playground: Story = {};

export const NotLoading: Story = {
  args: { isLoading: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Przeliczamy koszyk")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Przejdź do kasy" })).toHaveFocus();
  },
};

function ControlledOverlay() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingOverlay isLoading={isLoading} label="Sprawdzamy kod">
        <TextField
          label="Kod rabatowy"
          onKeyDown={({ key }) => {
            if (key === "Enter") setLoading(true);
          }}
        />
      </LoadingOverlay>
      <Button variant="line" onClick={() => setLoading(false)}>
        Odpowiedź przyszła
      </Button>
    </>
  );
}

/** Returns the focus to the field afterwards. The typed text stays. */
export const GivesTheFocusBack: Story = {
  render: () => <ControlledOverlay />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Kod rabatowy" });
    await userEvent.type(field, "NELA10{Enter}");
    await waitFor(() => expect(canvas.getByText("Sprawdzamy kod")).toBeVisible());
    await waitFor(() => expect(field).not.toHaveFocus());
    await expect(canvasElement.querySelector("[aria-busy='true']")).not.toBeNull();
    canvas.getByRole("button", { name: "Odpowiedź przyszła" }).click();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("NELA10");
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" }}>
      <LoadingOverlay isLoading={false} label="Przeliczamy koszyk">
        {totals}
      </LoadingOverlay>
      <LoadingOverlay isLoading label="Przeliczamy koszyk">
        {totals}
      </LoadingOverlay>
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { label: "Umsatzsteuer-Identifikationsnummer wird beim Bundeszentralamt für Steuern geprüft" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

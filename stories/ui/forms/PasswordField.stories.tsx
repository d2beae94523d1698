import { PasswordField } from "@dioptra/ui";
import { passwordStrength } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

const context = { common: new Set(["haslo1234"]), personal: ["kowalska"] };

const meta = {
  component: PasswordField,
  tags: ["new"],
  args: { label: "Hasło", purpose: "current" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Hasło");
    await expect(field).toHaveAttribute("autocomplete", "current-password");
    await userEvent.type(field, "żółw pije mleko");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż hasło" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("żółw pije mleko");
    await expect(canvas.getByText("Hasło jest widoczne.")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Ukryj hasło" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};

export const Playground: Story = {};

export const New: Story = {
  args: { purpose: "new", hint: "Co najmniej 8 znaków. Kilka słów pamięta się łatwiej niż znaki specjalne." },
  render: function WithStrength(args) {
    const [typed, setTyped] = useState("");
    const strength = typed === "" ? null : passwordStrength(typed, context);
    return (
      <PasswordField {...args} strength={strength} value={typed} onChange={({ target }) => setTyped(target.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Hasło");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(field, "haslo1234");
    await expect(canvas.getByText("Siła hasła: słabe")).toBeVisible();
    await userEvent.type(field, " i coś");
    await expect(canvas.getByText("Siła hasła: bardzo dobre")).toBeVisible();
  },
};

export const WithError: Story = {
  args: { defaultValue: "haslo", error: "Hasło jest za krótkie. Wpisz co najmniej 8 znaków." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Hasło")).toBeInvalid();
    await expect(canvas.getByLabelText("Hasło")).toHaveValue("haslo");
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      <PasswordField label="Puste" purpose="current" />
      {([null, "weak", "fair", "good", "strong"] as const).map((strength) => (
        <PasswordField key={strength} label="Nowe hasło" purpose="new" strength={strength} defaultValue="tajemnica" />
      ))}
      <PasswordField label="Nie do zmiany" purpose="current" defaultValue="tajemnica" disabled />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Passwort für die Kundenkontoverwaltung und Kontaktlinsenabonnementsverlängerung",
    purpose: "new",
    strength: "fair",
    defaultValue: "Kontaktlinsenabonnement".repeat(4),
  },
};

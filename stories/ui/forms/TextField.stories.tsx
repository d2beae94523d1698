import { TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  component: TextField,
  tags: ["stable"],
  args: { label: "Miasto", name: "city", autoComplete: "address-level2", onBlur: fn(), onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Miasto" });
    await expect(field).not.toHaveAttribute("aria-describedby");
    await userEvent.type(field, "Łódź");
    await userEvent.tab();
    await expect(field).toHaveValue("Łódź");
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: "Warszawa" } };

export const Focused: Story = {
  args: { defaultValue: "Warszawa" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const WithMark: Story = {
  args: { label: "Mieszkanie", mark: "nieobowiązkowe", maxLength: 6 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Mieszkanie nieobowiązkowe" });
    await userEvent.type(field, "12345678");
    await expect(field).toHaveValue("123456");
  },
};

export const WithHint: Story = {
  args: {
    label: "Telefon",
    type: "tel",
    hint: "Tylko dla kuriera i powiadomienia z automatu.",
    defaultValue: "600 100 200",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Tylko dla kuriera i powiadomienia z automatu.",
    );
  },
};

export const WithError: Story = {
  args: {
    label: "Kod pocztowy",
    defaultValue: "00-50",
    hint: "Na przykład 00-950.",
    error: "Brakuje cyfry. Wpisz kod w postaci 00-000.",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Kod pocztowy" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Brakuje cyfry. Wpisz kod w postaci 00-000. Na przykład 00-950.");
    await expect(field).toHaveValue("00-50");
  },
};

/** The text does not move when an error appears. */
export const ErrorMovesNothing: Story = {
  render: function Validated(args) {
    const [value, setValue] = useState("00-5");
    return (
      <TextField
        {...args}
        label="Kod pocztowy"
        value={value}
        error={value.length < 6 ? "Brakuje cyfry. Wpisz kod w postaci 00-000." : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const wrong = {
      height: field.offsetHeight,
      inner: field.clientLeft + Number.parseFloat(getComputedStyle(field).paddingLeft),
    };
    await userEvent.type(field, "00");
    await expect(field).toBeValid();
    await expect(field.offsetHeight).toBe(wrong.height);
    await expect(field.clientLeft + Number.parseFloat(getComputedStyle(field).paddingLeft)).toBe(wrong.inner);
  },
};

export const Disabled: Story = { args: { defaultValue: "Warszawa", disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: "Warszawa", readOnly: true } };

export const LongTexts: Story = {
  args: {
    label: "Ulica i numer domu, tak jak mają być wydrukowane na naklejce przesyłki",
    defaultValue: "Aleja Księdza Prymasa Kardynała Stefana Wyszyńskiego 1234/5678 przy rondzie",
    error: "Nazwa jest za długa, żeby zmieścić się na naklejce. Skróć ulicę i numer do 80 znaków.",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <TextField label="Puste" />
      <TextField label="Wypełnione" defaultValue="Warszawa" />
      <TextField label="Z podpowiedzią" mark="nieobowiązkowe" hint="Na przykład 00-950." />
      <TextField
        label="Z błędem"
        hint="Na przykład 00-950."
        error="Brakuje cyfry. Wpisz kod w postaci 00-000."
        defaultValue="00-50"
      />
      <TextField label="Nie do zmiany" disabled defaultValue="Warszawa" />
      <TextField label="Tylko do czytania" readOnly defaultValue="Warszawa" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsname auf dem Paketaufkleber",
    mark: "nicht erforderlich",
    hint: "Straßenbezeichnungsabkürzungsverzeichnisse helfen weiter.",
    error: "Die Straßenbezeichnungsabkürzung ist zu lang. Kürzen Sie sie auf 80 Zeichen.",
    defaultValue: "Schwarzenberger-Hohenlohe-Langenburgerin",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

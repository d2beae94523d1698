import { Select } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: Select,
  tags: ["stable"],
  args: {
    label: "Kraj",
    name: "country",
    defaultValue: "PL",
    onChange: fn(),
    children: [
      <option key="PL" value="PL">
        Polska
      </option>,
      <option key="DE" value="DE">
        Niemcy
      </option>,
      <option key="IT" value="IT">
        Włochy
      </option>,
      <option key="US" value="US">
        Stany Zjednoczone
      </option>,
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Kraj" });
    await expect(select).toHaveDisplayValue("Polska");
    await userEvent.selectOptions(select, "Niemcy");
    await expect(select).toHaveValue("DE");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const WithHint: Story = { args: { hint: "Wysyłamy do czterech krajów." } };

export const WithError: Story = {
  args: {
    label: "Stan",
    defaultValue: "",
    error: "Brakuje stanu. Wybierz go z listy.",
    children: [
      <option key="" value="">
        Wybierz stan
      </option>,
      <option key="NY" value="NY">
        New York
      </option>,
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Stan" });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Brakuje stanu. Wybierz go z listy.");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongChoice: Story = {
  args: {
    defaultValue: "long",
    children: <option value="long">Zjednoczone Królestwo Wielkiej Brytanii i Irlandii Północnej</option>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: ({ children }) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Select label="Wybrane" defaultValue="PL">
        {children}
      </Select>
      <Select label="Z podpowiedzią" mark="nieobowiązkowe" hint="Wysyłamy do czterech krajów." defaultValue="DE">
        {children}
      </Select>
      <Select label="Z błędem" error="Wybierz kraj z listy." defaultValue="PL">
        {children}
      </Select>
      <Select label="Nie do zmiany" disabled defaultValue="PL">
        {children}
      </Select>
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Mehrwertsteuerregistrierungsland der Rechnungsempfängerin",
    hint: "Umsatzsteueridentifikationsnummernprüfungen dauern einen Augenblick.",
    error: "Das Mehrwertsteuerregistrierungsland fehlt. Wählen Sie es aus der Liste.",
    defaultValue: "long",
    children: <option value="long">Vereinigtes Königreich Großbritannien und Nordirland</option>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { TextArea } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: TextArea,
  tags: ["new"],
  args: { label: "Twoja opinia", name: "detail", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Twoja opinia" });
    await userEvent.type(field, "Lekkie.{Enter}Nie zsuwają się.");
    await expect(field).toHaveValue("Lekkie.\nNie zsuwają się.");
  },
};

export const Playground: Story = {};

/** Never cuts off pasted text. The count shows how many characters are too many. */
export const WithMaximum: Story = {
  args: { maximum: 20, hint: "Jak leżą, jak służą." },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Twoja opinia" });
    await expect(field).toHaveAccessibleDescription("Jak leżą, jak służą. Zostało 20 znaków");
    await userEvent.click(field);
    await userEvent.paste("Noszę je codziennie od roku");
    await expect(field).toHaveValue("Noszę je codziennie od roku");
    await expect(canvas.getByText("O 7 znaków za dużo")).toBeVisible();
  },
};

export const WithError: Story = {
  args: { defaultValue: "Ok", maximum: 80, error: "Napisz przynajmniej jedno zdanie." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveValue("Ok");
  },
};

export const Disabled: Story = { args: { defaultValue: "Noszę je codziennie.", disabled: true } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      <TextArea label="Puste" />
      <TextArea label="Z podpowiedzią" mark="nieobowiązkowe" hint="Jak leżą, jak służą." maximum={200} />
      <TextArea label="Z błędem" defaultValue="Ok" error="Napisz przynajmniej jedno zdanie." />
      <TextArea label="Nie do zmiany" defaultValue="Noszę je codziennie." readOnly />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Beschreibung der Unverträglichkeiten und Gleitsichtbrilleneingewöhnungsschwierigkeiten",
    defaultValue: "Kontaktlinsenpflegemittelunverträglichkeitsbescheinigung\n".repeat(3),
    maximum: 100,
  },
};

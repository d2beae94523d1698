import { Field, fieldAttributes } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const texts = {
  label: "Uwagi dla kuriera",
  mark: "nieobowiązkowe",
  hint: "Na przykład kod do domofonu.",
};

const meta = {
  component: Field,
  tags: ["beta"],
  args: { ...texts, id: "notes", children: null },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gives a custom control its label, hint and error. */
export const Default: Story = {
  render: (args) => (
    <Field {...args}>
      <textarea style={{ maxInlineSize: "100%" }} {...fieldAttributes(args.id, args).attributes} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox", { name: "Uwagi dla kuriera nieobowiązkowe" });
    await expect(control).toHaveAccessibleDescription("Na przykład kod do domofonu.");
    await expect(control).toBeValid();
  },
};

export const Playground: Story = {
  render: (args) => (
    <Field {...args}>
      <textarea style={{ maxInlineSize: "100%" }} {...fieldAttributes(args.id, args).attributes} />
    </Field>
  ),
};

export const WithError: Story = {
  ...Default,
  args: { error: "Uwagi są za długie. Zmieść je w 200 znakach." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox");
    await expect(control).toHaveAccessibleDescription(
      "Uwagi są za długie. Zmieść je w 200 znakach. Na przykład kod do domofonu.",
    );
    await expect(control).toBeInvalid();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {[
        { id: "plain", label: "Sama etykieta" },
        { id: "marked", label: "Z dopiskiem", mark: "nieobowiązkowe" },
        { id: "hinted", label: "Z podpowiedzią", hint: texts.hint },
        { id: "wrong", label: "Z błędem", hint: texts.hint, error: "Uwagi są za długie. Zmieść je w 200 znakach." },
      ].map((each) => (
        <Field key={each.id} {...each}>
          <textarea style={{ maxInlineSize: "100%" }} {...fieldAttributes(each.id, each).attributes} />
        </Field>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  ...Default,
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Zustellbenachrichtigungsanweisungen für die Paketzustellerin",
    mark: "nicht erforderlich",
    hint: "Zum Beispiel Gegensprechanlagenklingelknopfbeschriftungen.",
    error: "Die Zustellbenachrichtigungsanweisungen sind zu lang.",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

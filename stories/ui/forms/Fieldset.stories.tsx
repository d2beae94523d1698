import { Fieldset, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const eye = (
  <>
    <TextField label="Sfera (SPH)" defaultValue="-2,25" />
    <TextField label="Cylinder (CYL)" defaultValue="-0,75" />
  </>
);

const meta = {
  component: Fieldset,
  tags: ["new"],
  args: { legend: "Oko prawe", children: eye },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Oko prawe" })).toContainElement(
      canvas.getByRole("textbox", { name: "Sfera (SPH)" }),
    );
  },
};

export const Playground: Story = {};

export const WithHint: Story = {
  args: { hint: "Na recepcie oznaczone jako R, OD albo P." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Na recepcie oznaczone jako R, OD albo P.");
  },
};

export const WithError: Story = {
  args: { error: "Cylindry obu oczu mają różne znaki. Sprawdź je na recepcie." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Cylindry obu oczu mają różne znaki. Sprawdź je na recepcie.",
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 48 }}>
      {(["block", "page"] as const).map((size) => (
        <Fieldset key={size} legend="Oko lewe" size={size} hint="Na recepcie oznaczone jako L albo OS.">
          {eye}
        </Fieldset>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { legend: "Rezeptangaben für das rechte Auge einschließlich Prismenbasislagenbestimmung" },
};

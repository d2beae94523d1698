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

/** A control of one's own gets its name, hint and error from the field around it. */
export const AroundAnyControl: Story = {
  render: (args) => (
    <Field {...args}>
      <textarea {...fieldAttributes(args.id, args).attributes} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox", { name: "Uwagi dla kuriera nieobowiązkowe" });
    await expect(control).toHaveAccessibleDescription("Na przykład kod do domofonu.");
    await expect(control).toBeValid();
  },
};

export const WithError: Story = {
  ...AroundAnyControl,
  args: { error: "Uwagi są za długie. Zmieść je w 200 znakach." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox");
    await expect(control).toHaveAccessibleDescription(
      "Uwagi są za długie. Zmieść je w 200 znakach. Na przykład kod do domofonu.",
    );
    await expect(control).toBeInvalid();
  },
};

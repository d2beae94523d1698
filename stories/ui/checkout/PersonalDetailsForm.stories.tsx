import { PersonalDetailsForm } from "@dioptra/ui";
import { checkPersonalDetails, type TypedPersonalDetails } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: PersonalDetailsForm,
  tags: ["stable"],
  args: { errors: {}, field: (name) => ({ name }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonalDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const checkedArgs = (typed: TypedPersonalDetails) => {
  const checked = checkPersonalDetails(typed);
  return {
    field: (name: keyof TypedPersonalDetails) => ({ name, defaultValue: typed[name] }),
    errors: checked.ok ? {} : checked.errors,
  };
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(email).toHaveAccessibleDescription("Napiszemy tylko w sprawie tego zamówienia.");
    await userEvent.type(email, "anna.b@poczta.pl");
    await expect(email).toHaveValue("anna.b@poczta.pl");
  },
};

export const Playground: Story = {};

export const Filled: Story = {
  args: checkedArgs({ firstName: "Anna", lastName: "Brzęczyszczykiewicz", email: "anna.b@poczta.pl" }),
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PersonalDetailsForm {...args} />
      <PersonalDetailsForm {...checkedArgs({ firstName: "Anna", lastName: "Nowak", email: "anna@poczta.pl" })} />
      <PersonalDetailsForm {...checkedArgs({ firstName: "A", lastName: "Nowak2", email: "anna.poczta.pl" })} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: checkedArgs({
    firstName: "Łucja-Świętosława",
    lastName: "Brzęczyszczykiewicz-Wolfeschlegelstein",
    email: "anna",
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  args: checkedArgs({ firstName: "", lastName: "", email: "" }),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Imię" })).toHaveAccessibleDescription(
      "Brakuje imienia. Wpisz je.",
    );
  },
};

export const WithError: Story = {
  args: checkedArgs({ firstName: "A", lastName: "Nowak2", email: "anna.b.poczta.pl" }),
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveValue("anna.b.poczta.pl");
    await expect(email).toHaveAccessibleDescription(/^W adresie e-mail brakuje znaku @\./);
  },
};

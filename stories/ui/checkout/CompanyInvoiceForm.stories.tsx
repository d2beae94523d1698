import { CompanyInvoiceForm } from "@dioptra/ui";
import { checkCompany, type CountryCode, type TypedCompany } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const filledFields = (typed: TypedCompany) => (name: keyof TypedCompany) => ({ name, defaultValue: typed[name] });

const checkedArgs = (typed: TypedCompany, country: CountryCode = "PL") => {
  const checked = checkCompany(typed, country);
  return { country, field: filledFields(typed), errors: checked.ok ? {} : checked.errors };
};

const meta = {
  component: CompanyInvoiceForm,
  tags: ["new"],
  args: { country: "PL", errors: {}, field: (name) => ({ name }), onCheck: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanyInvoiceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const nowak = { company: "Optyka Nowak sp. z o.o.", taxId: "123-456-32-18" };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const taxId = canvas.getByRole("textbox", { name: "NIP" });
    await userEvent.type(taxId, "123-456-32-17");
    await userEvent.tab();
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.clear(taxId);
    await userEvent.type(taxId, "PL 123-456-32-18");
    await userEvent.tab();
    await expect(args.onCheck).toHaveBeenLastCalledWith("1234563218");
    await expect(taxId).toHaveValue("PL 123-456-32-18");
  },
};

export const Playground: Story = {};

export const Found: Story = {
  args: { ...checkedArgs(nowak), register: "valid", registeredName: "OPTYKA NOWAK SP. Z O.O." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("W rejestrze VIES: OPTYKA NOWAK SP. Z O.O.")).toBeVisible();
  },
};

/** Only an explicit refusal by the register is an error (docs/decisions/product.md#decision-14). */
export const NotFound: Story = {
  args: { ...checkedArgs(nowak), register: "not-found" },
  play: async ({ canvas }) => {
    const taxId = canvas.getByRole("textbox", { name: "NIP" });
    await expect(taxId).toBeInvalid();
    await expect(taxId).toHaveAccessibleDescription(/^Tego numeru nie ma w rejestrze VIES\./);
  },
};

/** If the register is unavailable, the order can still be placed (docs/decisions/product.md#decision-14). */
export const CannotBeChecked: Story = {
  args: { ...checkedArgs(nowak), register: "unavailable" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "NIP" })).toBeValid();
    await expect(canvas.getByText(/numer sprawdzimy później/)).toBeVisible();
  },
};

/** There is no register for American numbers. */
export const UnitedStates: Story = {
  args: { country: "US" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Numer podatkowy" }), "12-3456789");
    await userEvent.tab();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      {(["idle", "checking", "valid", "not-found", "unavailable"] as const).map((register) => (
        <CompanyInvoiceForm key={register} {...args} {...checkedArgs(nowak)} register={register} />
      ))}
      <CompanyInvoiceForm {...args} {...checkedArgs({ company: "AB", taxId: "1234563217" })} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    ...checkedArgs(
      { company: "Donaudampfschifffahrtsgesellschaft Brzęczyszczykiewicz mbH", taxId: "DE136695978" },
      "DE",
    ),
    register: "unavailable",
  },
};

export const Empty: Story = {
  args: checkedArgs({ company: "", taxId: "" }),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeInvalid();
  },
};

export const Loading: Story = {
  args: { ...checkedArgs(nowak), register: "checking" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sprawdzamy numer w rejestrze VIES.")).toBeVisible();
  },
};

export const WithError: Story = {
  args: checkedArgs({ company: "AB", taxId: "1234563217" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Nazwa firmy" })).toHaveAccessibleDescription(
      "Nazwa firmy jest za krótka. Wpisz co najmniej 3 znaki.",
    );
    await expect(canvas.getByRole("textbox", { name: "NIP" })).toHaveAccessibleDescription(/^W numerze jest błąd\./);
  },
};

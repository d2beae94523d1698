import { AddressForm } from "@dioptra/ui";
import { checkAddress, emptyAddress, isCountryCode, maximumLengths, type TypedAddress } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";

const empty: TypedAddress = { ...emptyAddress, country: "PL" };

const anna: TypedAddress = {
  ...empty,
  firstName: "Anna",
  lastName: "Brzęczyszczykiewicz",
  street: "Świętokrzyska 14",
  postcode: "00-050",
  city: "Warszawa",
  phone: "600 100 200",
};

/** A form that keeps the typed values and shows the errors of fields that were left. */
function CheckoutForm({ typed: initial, section = "shipping", checkedFields }: CheckoutFormProps) {
  const [typed, setTyped] = useState(initial);
  const [leftFields, setLeftFields] = useState(checkedFields ?? []);
  const checked = checkAddress(typed);
  const shown = checked.ok ? [] : Object.entries(checked.errors).filter(([name]) => leftFields.includes(name));
  return (
    <AddressForm
      section={section}
      country={isCountryCode(typed.country) ? typed.country : "PL"}
      errors={Object.fromEntries(shown)}
      field={(name) => ({
        name,
        value: typed[name],
        onChange: (event) => setTyped((before) => ({ ...before, [name]: event.target.value })),
        onBlur: () => setLeftFields((before) => [...before, name]),
      })}
    />
  );
}

interface CheckoutFormProps {
  typed: TypedAddress;
  section?: "shipping" | "billing";
  /** The fields whose errors are shown from the start. */
  checkedFields?: readonly string[];
}

const meta = {
  component: AddressForm,
  tags: ["stable"],
  args: { section: "shipping", country: "PL", errors: {}, field: (name) => ({ name }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, as before hydration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Kraj" })).toHaveDisplayValue("Polska");
    await expect(canvas.getByRole("textbox", { name: "Kod pocztowy" })).toHaveAttribute(
      "autocomplete",
      "shipping postal-code",
    );
    await expect(canvas.getByRole("textbox", { name: "Imię" })).toBeRequired();
    await expect(canvas.getByRole("textbox", { name: "Mieszkanie nieobowiązkowe" })).not.toBeRequired();
    await expect(canvas.queryByRole("combobox", { name: "Stan" })).toBeNull();
  },
};

export const Playground: Story = {};

export const Filled: Story = { render: () => <CheckoutForm typed={anna} /> };

/** As on the design of the checkout. */
export const OneDigitMissing: Story = {
  render: () => <CheckoutForm typed={{ ...anna, postcode: "00-50" }} checkedFields={["postcode"]} />,
  play: async ({ canvas, userEvent }) => {
    const postcode = canvas.getByRole("textbox", { name: "Kod pocztowy" });
    await expect(postcode).toHaveAccessibleDescription("Brakuje cyfry. Wpisz kod w postaci 00-000.");
    await expect(canvas.getByRole("textbox", { name: "Miasto" })).toBeValid();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "00050");
    await expect(postcode).toBeValid();
    // The field does not cut what people write around the digits.
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "PL - 00 - 050");
    await expect(postcode).toHaveValue("PL - 00 - 050");
    await expect(postcode).toBeValid();
  },
};

export const Empty: Story = {
  render: () => <CheckoutForm typed={empty} checkedFields={Object.keys(empty)} />,
  play: async ({ canvas }) => {
    const describedBy = (name: string) => canvas.getByRole("textbox", { name }).getAttribute("aria-describedby");
    for (const name of ["Imię", "Nazwisko", "Ulica i numer", "Kod pocztowy", "Miasto", "Telefon"]) {
      await expect(canvas.getByRole("textbox", { name })).toBeInvalid();
      await expect(describedBy(name)).toMatch(/-error/);
    }
    await expect(canvas.getByRole("textbox", { name: /Mieszkanie/ })).toBeValid();
  },
};

export const WithError: Story = {
  render: () => (
    <CheckoutForm
      typed={{
        ...empty,
        firstName: "A",
        lastName: "Nowak2",
        street: "x".repeat(maximumLengths.street + 1),
        apartment: "1234567890".slice(0, maximumLengths.apartment + 1),
        postcode: "000-00",
        city: "x".repeat(maximumLengths.city + 1),
        phone: "600 100 200 300",
      }}
      checkedFields={Object.keys(empty)}
    />
  ),
  play: async ({ canvas }) => {
    const expectDescription = (name: string, text: string) =>
      expect(canvas.getByRole("textbox", { name })).toHaveAccessibleDescription(expect.stringContaining(text));
    await expectDescription("Imię", "Imię jest za krótkie. Wpisz co najmniej 2 litery.");
    await expectDescription("Nazwisko", "W nazwisku są znaki, które nie są literami. Usuń je.");
    await expectDescription("Ulica i numer", `Zmieść ją w\u00A0${maximumLengths.street}\u00A0znakach.`);
    await expectDescription("Mieszkanie nieobowiązkowe", `Zmieść go w\u00A0${maximumLengths.apartment}\u00A0znakach.`);
    await expectDescription("Kod pocztowy", "To nie jest poprawny kod. Wpisz kod w postaci 00-000.");
    await expectDescription("Telefon", "Numer telefonu jest za długi.");
  },
};

/** The country determines the fields. Values typed before stay. */
export const UnitedStates: Story = {
  render: () => <CheckoutForm typed={anna} checkedFields={["region"]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kraj" }), "Stany Zjednoczone");
    const state = canvas.getByRole("combobox", { name: "Stan" });
    await expect(state).toHaveAccessibleDescription("Nie wybrano stanu. Wybierz go z listy.");
    await userEvent.selectOptions(state, "New York");
    await expect(state).toBeValid();
    await expect(canvas.getByRole("textbox", { name: "Miasto" })).toHaveValue("Warszawa");
    const city = canvas.getByRole("textbox", { name: "Miasto" });
    const postcode = canvas.getByRole("textbox", { name: "Kod pocztowy" });
    await expect(city.compareDocumentPosition(postcode) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const German: Story = {
  render: () => (
    <CheckoutForm
      typed={{ ...anna, country: "DE", street: "Torstraße 1", postcode: "1011", city: "Berlin", phone: "0151 2345" }}
      checkedFields={["postcode", "phone"]}
    />
  ),
  globals: { locale: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Land" })).toHaveDisplayValue("Deutschland");
    await expect(canvas.getByRole("textbox", { name: "Postleitzahl" })).toHaveAccessibleDescription(
      "Es fehlt eine Ziffer. Geben Sie die Postleitzahl im Format 00000 ein.",
    );
  },
};

export const English: Story = {
  render: () => (
    <CheckoutForm typed={{ ...anna, country: "US", phone: "" }} checkedFields={["phone", "postcode", "region"]} />
  ),
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(/^Field is required\./);
  },
};

export const Billing: Story = {
  render: () => <CheckoutForm typed={anna} section="billing" />,
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("textbox", { name: "Telefon" });
    await expect(phone).toHaveAttribute("autocomplete", "billing tel");
    await expect(phone).not.toHaveAttribute("aria-describedby");
  },
};

const onSend = fn<(address: TypedAddress) => void>();

function SubmittableForm() {
  const [typed, setTyped] = useState(anna);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkAddress(typed);
        if (checked.ok) onSend(checked.value);
      }}
    >
      <AddressForm
        section="shipping"
        country="PL"
        errors={{}}
        field={(name) => ({
          name,
          value: typed[name],
          onChange: (event) => setTyped((before) => ({ ...before, [name]: event.target.value })),
        })}
      />
      <button type="submit">Dalej</button>
    </form>
  );
}

/** No typing, pasting or autofill submits an invalid address, and submitting does not change the typed text. */
export const NothingForbiddenIsSent: Story = {
  // The typed text is random, so every picture would differ.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs", "full"],
  render: () => <SubmittableForm />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    const name = fc.constantFrom("Imię", "Ulica i numer", "Kod pocztowy", "Miasto", "Telefon");
    const text = fc.oneof(
      fc.constantFrom("00950", "00-95", "600 100 200", "Łódź", "A", ""),
      fc.string({ maxLength: 12 }),
    );
    const run = fc.asyncProperty(name, text, fc.boolean(), async (label, words, isPasted) => {
      const field = canvas.getByRole<HTMLInputElement>("textbox", { name: label });
      await userEvent.clear(field);
      if (isPasted) await userEvent.paste(words);
      else if (words) await userEvent.type(field, words.replaceAll(/[{[]/g, "$&$&"));
      const typed = field.value;
      await userEvent.click(canvas.getByRole("button", { name: "Dalej" }));
      await expect(field).toHaveValue(typed);
      for (const [address] of onSend.mock.calls)
        await expect(checkAddress(address)).toEqual({ ok: true, value: address });
    });
    await fc.assert(run, { numRuns: 20 });
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <CheckoutForm typed={anna} />
      <CheckoutForm typed={{ ...anna, country: "US", region: "NY" }} section="billing" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  render: () => (
    <CheckoutForm
      typed={{
        ...anna,
        country: "DE",
        lastName: "Brzęczyszczykiewicz-Wolfeschlegelstein",
        street: "Donaudampfschifffahrtsgesellschaftskapitänsweg 123",
        postcode: "1011",
      }}
      checkedFields={["postcode"]}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

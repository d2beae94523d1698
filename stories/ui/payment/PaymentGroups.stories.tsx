import { Button, PaymentGroups, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const free = { minor: 0, currency: "PLN" } as const;

const meta = {
  component: PaymentGroups,
  tags: ["stable"],
  args: {
    groups: [
      [
        { code: "blik", title: "BLIK", cost: free, marks: ["BLIK"] },
        { code: "wallet", title: "Google Pay, Apple Pay", cost: free, marks: ["G Pay", "Apple Pay"] },
      ],
      [
        {
          code: "transfer",
          title: "Przelew z banku",
          description: "mBank, PKO BP, Santander, ING i 14 innych",
          cost: free,
          marks: ["18 banków"],
        },
        { code: "paypal", title: "PayPal", cost: free, marks: ["PayPal"] },
      ],
      [
        { code: "card", title: "Karta", cost: free, marks: ["Visa", "Mastercard"] },
        { code: "later", title: "Zapłać za 30 dni", cost: free, marks: ["Klarna"] },
        {
          code: "cashondelivery",
          title: "Za pobraniem",
          description: "Gotówką lub kartą przy odbiorze",
          cost: free,
        },
      ],
    ],
    value: null,
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PaymentGroups
        {...args}
        value={value}
        onChange={(code) => {
          args.onChange(code);
          setValue(code);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three boxes form one radio group: arrow keys move through all of them. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Sposób płatności" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Google Pay/ }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^Przelew z banku/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("transfer");
  },
};

export const Playground: Story = {};

export const WithDetail: Story = {
  args: {
    value: "blik",
    detail: (
      <TextField
        label="Wpisz 6 cyfr z aplikacji banku. Kod jest ważny 2 minuty."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "481");
    await expect(canvas.getByRole("radio", { name: "BLIK" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^Karta/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("");
  },
};

/** With a single method that costs nothing, as the shop is delivered. */
export const CashOnDelivery: Story = {
  args: {
    groups: [
      [],
      [],
      [
        {
          code: "cashondelivery",
          title: "Za pobraniem",
          description: "Gotówką lub kartą przy odbiorze",
          cost: free,
        },
      ],
    ],
    value: "cashondelivery",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Za pobraniem 0,00\szł$/ })).toBeChecked();
  },
};

export const WithCost: Story = {
  args: {
    groups: [[{ code: "cashondelivery", title: "Za pobraniem", cost: { ...free, minor: 1000 } }]],
  },
};

/** Says why a method is unavailable in place of its description. */
export const Unavailable: Story = {
  args: {
    groups: [
      [
        { code: "blik", title: "BLIK", cost: free, unavailable: "BLIK ma teraz przerwę. Spróbuj za godzinę." },
        { code: "wallet", title: "Google Pay", cost: free, marks: ["G Pay"] },
      ],
    ],
  },
  play: async ({ canvas }) => {
    const blik = canvas.getByRole("radio", { name: /^BLIK/ });
    await expect(blik).toBeDisabled();
    await expect(blik).toHaveAccessibleDescription("BLIK ma teraz przerwę. Spróbuj za godzinę.");
  },
};

const onChangeDelivery = fn();

/** A method that another choice excludes stays visible, with the reason and the way out. */
export const UnavailableWithRemedy: Story = {
  args: {
    groups: [
      [{ code: "card", title: "Karta", cost: free }],
      [
        {
          code: "cashondelivery",
          title: "Za pobraniem",
          cost: free,
          unavailable: "W punkcie WAW87N nie można zapłacić przy odbiorze.",
          remedy: (
            <Button variant="line" size="compact" onClick={onChangeDelivery}>
              Zmień dostawę
            </Button>
          ),
        },
      ],
    ],
    value: "card",
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: /^Za pobraniem/ })).toBeDisabled();
    const group = canvas.getByRole("group", { name: "Za pobraniem" });
    await expect(group).toHaveAccessibleDescription("W punkcie WAW87N nie można zapłacić przy odbiorze.");
    await userEvent.click(canvas.getByRole("button", { name: "Zmień dostawę" }));
    await expect(onChangeDelivery).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ groups, onChange }) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PaymentGroups groups={groups} value="card" onChange={onChange} />
      <PaymentGroups groups={groups} value={null} onChange={onChange} error="Nie wybrano sposobu płatności." />
      <PaymentGroups groups="loading" value={null} onChange={onChange} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    groups: [
      [
        {
          code: "later",
          title: "Lastschrifteinzugsermächtigungsverfahren",
          description: "Ratenzahlungsvereinbarung der Brzęczyszczykiewicz-Bank",
          cost: { minor: 123_456, currency: "EUR" },
        },
      ],
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WithError: Story = {
  args: { error: "Nie wybrano sposobu płatności. Wybierz jeden z listy." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(/^Nie wybrano sposobu płatności/);
  },
};

export const Loading: Story = {
  args: { groups: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sprawdzamy, jak możesz zapłacić.");
  },
};

export const Empty: Story = {
  args: { groups: [[], [], []] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^Dla tego zamówienia nie ma teraz żadnego sposobu płatności/,
    );
  },
};

import { Link, ShippingMethods, type ShippingMethodKey } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";

const fiveZloty = { minor: 500, currency: "PLN" } as const;
const courier = { carrierCode: "dpd", methodCode: "courier" };
const onlyCourier = [{ ...courier, title: "Kurier DPD", price: fiveZloty }];
const locker = { carrierCode: "inpost", methodCode: "locker" };

const meta = {
  component: ShippingMethods,
  tags: ["stable"],
  args: {
    methods: [
      { ...locker, title: "Automat paczkowy", price: fiveZloty, delivery: "We wtorek, 1 grudnia" },
      { ...courier, title: "Kurier DPD", price: fiveZloty, delivery: "We wtorek, 1 grudnia, do drzwi" },
      {
        carrierCode: "dpd",
        methodCode: "pickup",
        title: "Punkt odbioru DPD",
        price: fiveZloty,
        delivery: "W środę, 2 grudnia",
      },
      {
        carrierCode: "salon",
        methodCode: "pickup",
        title: "Odbiór w salonie",
        price: { ...fiveZloty, minor: 0 },
        delivery: "Warszawa, Chmielna 9. Optyk dopasuje oprawkę na miejscu.",
      },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState<ShippingMethodKey | null>(args.value);
    return (
      <ShippingMethods
        {...args}
        value={value}
        onChange={(method) => {
          args.onChange(method);
          setValue(method);
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
} satisfies Meta<typeof ShippingMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Sposób dostawy" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Kurier DPD 5,00\szł$/ }));
    await expect(args.onChange).toHaveBeenCalledWith(courier);
    await expect(canvas.getByRole("radio", { name: /^Kurier DPD/ })).toBeChecked();
  },
};

export const Playground: Story = {};

export const Courier: Story = { args: { value: courier } };

export const WithDetail: Story = {
  args: {
    value: locker,
    detail: (
      <p>
        <strong>WAW 214M</strong>, Świętokrzyska 20. <Link href="#mapa">Zmień na mapie</Link>
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Zmień na mapie" })).toHaveFocus();
  },
};

export const OnlyOne: Story = {
  args: {
    methods: onlyCourier,
    value: courier,
  },
};

/** What is below the methods does not move when one of them appears, not even from under a pressed pointer. */
export const Appearing: Story = {
  parameters: { chromatic: notPhotographed },
  render: ({ onChange }) => (
    <div style={{ display: "grid", gap: 32 }}>
      <ShippingMethods methods="loading" value={null} onChange={onChange} />
      <ShippingMethods methods={onlyCourier} value={null} onChange={onChange} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole("radiogroup").map((group) => group.getBoundingClientRect().height);
    await expect(loaded).toBe(loading);
  },
};

export const Matrix: Story = {
  render: ({ methods, onChange }) => (
    <div style={{ display: "grid", gap: 32 }}>
      <ShippingMethods methods={methods} value={courier} onChange={onChange} />
      <ShippingMethods methods={methods} value={null} onChange={onChange} error="Nie wybrano sposobu dostawy." />
      <ShippingMethods methods="loading" value={null} onChange={onChange} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    methods: [
      {
        ...courier,
        title: "Expresszustellungsdienstleistung Brzęczyszczykiewicz",
        price: { minor: 123_456, currency: "EUR" },
        delivery: "Am Donnerstag, dem 24. Dezember, zwischen 8 und 12 Uhr bis in die Wohnung",
      },
    ],
    value: courier,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WithError: Story = {
  args: { error: "Nie wybrano sposobu dostawy. Wybierz jeden z listy." },
};

export const Loading: Story = {
  args: { methods: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Sprawdzamy, jak możemy wysłać zamówienie pod ten adres.",
    );
  },
};

export const Empty: Story = {
  args: { methods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Sprawdź kraj i kod pocztowy\.$/);
  },
};

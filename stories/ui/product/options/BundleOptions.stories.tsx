import { BundleOptions, type LabeledBundleOption } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const options: readonly LabeledBundleOption[] = [
  {
    id: "fluid",
    label: "Płyn",
    choice: "one",
    need: "required",
    products: [
      { id: "small", price: 1999, quantity: 2 },
      { id: "large", price: 3499, quantity: 1 },
    ],
    names: { small: "Płyn 100 ml", large: "Płyn 360 ml" },
  },
  {
    id: "case",
    label: "Pojemnik",
    choice: "one",
    need: "optional",
    products: [{ id: "case", price: 900, quantity: 1 }],
    names: { case: "Pojemnik na soczewki" },
  },
  {
    id: "extras",
    label: "Do kompletu",
    choice: "several",
    need: "optional",
    products: [
      { id: "drops", price: 2450, quantity: 1 },
      { id: "cloth", price: 1200, quantity: 1 },
    ],
    names: { drops: "Krople nawilżające", cloth: "Ściereczka" },
  },
];

const meta = {
  component: BundleOptions,
  tags: ["new"],
  args: { options, currency: "PLN", onChange: fn() },
} satisfies Meta<typeof BundleOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ściereczka" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ extras: ["cloth"] }, { minor: 1200, currency: "PLN" });
    await userEvent.click(canvas.getByRole("radio", { name: /2 × Płyn 100 ml/ }));
    const choice = { fluid: ["small"], extras: ["cloth"] };
    await expect(args.onChange).toHaveBeenLastCalledWith(choice, { minor: 5198, currency: "PLN" });
    await expect(canvas.getByRole("status")).toHaveTextContent(/51,98/);
  },
};

export const Playground: Story = {};

export const WithError: Story = {
  args: { problems: "missing" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wybierz jedną z możliwości.")).toBeVisible();
  },
};

/** A missing answer is reported at its question until it is given. */
export const Mended: Story = {
  args: { problems: "missing", defaultValue: { extras: ["cloth"] } },
  play: async ({ args, canvas, userEvent }) => {
    const fluid = canvas.getByRole("radiogroup", { name: "Płyn" });
    await expect(fluid).toHaveAccessibleDescription("Wybierz jedną z możliwości.");
    await userEvent.click(canvas.getByRole("radio", { name: /Płyn 360 ml/ }));
    await expect(fluid).not.toHaveAccessibleDescription();
    const choice = { fluid: ["large"], extras: ["cloth"] };
    await expect(args.onChange).toHaveBeenLastCalledWith(choice, { minor: 4699, currency: "PLN" });
  },
};

/** Products of which too few are left for the bundle cannot be chosen, and say so. */
export const FewLeft: Story = {
  args: {
    options: [
      {
        id: "fluid",
        label: "Płyn",
        choice: "one",
        need: "required",
        products: [
          { id: "small", price: 1999, quantity: 2, available: 1 },
          { id: "large", price: 3499, quantity: 1, available: 3 },
        ],
        names: { small: "Płyn 100 ml", large: "Płyn 360 ml" },
      },
    ],
  },
  play: async ({ canvas }) => {
    const small = canvas.getByRole("radio", { name: /2 × Płyn 100 ml/ });
    await expect(small).toBeDisabled();
    await expect(small).toHaveAccessibleDescription("Wyprzedane");
    await expect(canvas.getByRole("radio", { name: /Płyn 360 ml/ })).toHaveAccessibleDescription(/3/);
  },
};

/** A bundle without options costs nothing and has no questions. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/0,00\szł/);
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

export const Matrix: Story = {
  args: { defaultValue: { fluid: ["large"], case: ["case"], extras: ["drops", "cloth"] } },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    options: [
      {
        id: "care",
        label: "Kontaktlinsenaufbewahrungsbehälterreinigungsset",
        choice: "one",
        need: "optional",
        products: [{ id: "care", price: 123_499, quantity: 12 }],
        names: { care: "Kombinationspflegemittel für formstabile Kontaktlinsen" },
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

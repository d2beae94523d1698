import { Checkbox, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: Checkbox,
  tags: ["stable"],
  args: { name: "invoice", children: "Chcę fakturę na firmę (NIP)", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole("checkbox", { name: "Chcę fakturę na firmę (NIP)" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(checkbox).toBeChecked();
    await userEvent.click(canvas.getByText("Chcę fakturę na firmę (NIP)"));
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithError: Story = {
  args: {
    children: (
      <>
        Akceptuję <Link href="#regulamin">regulamin</Link> i potwierdzam, że wiem, jak odstąpić od umowy
      </>
    ),
    error: "Bez zgody na regulamin nie przyjmiemy zamówienia. Zaznacz ją, żeby iść dalej.",
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole("checkbox", { name: /^Akceptuję regulamin/ });
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription(/^Bez zgody na regulamin/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** The touch target is at least 44 px high, although the box is smaller. */
export const LongLabel: Story = {
  args: {
    children:
      "Zgadzam się, żeby przed upływem terminu do odstąpienia rozpocząć szlifowanie szkieł według mojej recepty, i wiem, że potem nie mogę już odstąpić od umowy",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByRole("checkbox").closest("label");
    await expect(label?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Matrix: Story = {
  render: ({ onChange }) => (
    <>
      <Checkbox onChange={onChange}>Niezaznaczone</Checkbox>
      <Checkbox defaultChecked onChange={onChange}>
        Zaznaczone
      </Checkbox>
      <Checkbox error="Zaznacz, żeby iść dalej." onChange={onChange}>
        Z błędem
      </Checkbox>
      <Checkbox defaultChecked error="Odznacz, żeby iść dalej." onChange={onChange}>
        Zaznaczone z błędem
      </Checkbox>
      <Checkbox disabled onChange={onChange}>
        Nie do zmiany
      </Checkbox>
      <Checkbox disabled defaultChecked onChange={onChange}>
        Zaznaczone, nie do zmiany
      </Checkbox>
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    children:
      "Ich stimme der Datenschutzgrundverordnungskonformitätserklärung zu und lasse meine Gleitsichtbrillengläser einschleifen",
    error: "Ohne die Einverständniserklärungsbestätigung nehmen wir die Bestellung nicht an.",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

import { ReorderForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const meta = {
  component: ReorderForm,
  tags: ["new"],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ReorderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also accepts the whole link from the e-mail as the token. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Telefon z zamówienia" }), "600 100 200");
    const token = canvas.getByRole("textbox", { name: "Kod zamówienia" });
    await userEvent.click(token);
    await userEvent.paste("https://dioptra.example/renew-order/q8Zr-_1?utm=mail");
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj soczewki do koszyka" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: "+48600100200", token: "q8Zr-_1" }));
  },
};

export const Playground: Story = {};

export const FromTheLink: Story = {
  args: { token: "q8Zr-_1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Kod zamówienia" })).toHaveValue("q8Zr-_1");
  },
};

/** Is not submitted. The first invalid field takes the focus, and the typed text stays. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: "Telefon z zamówienia" });
    await userEvent.type(phone, "600");
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj soczewki do koszyka" }));
    await waitFor(() => expect(phone).toHaveFocus());
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Numer telefonu jest za krótki. Sprawdź cyfry."));
    await expect(phone).toHaveValue("600");
    await expect(canvas.getByRole("textbox", { name: "Kod zamówienia" })).toHaveAccessibleDescription(
      /Brakuje kodu zamówienia\. Wpisz go\./,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { token: "q8Zr", pending: true } };

/**
 * Shows the same message for a wrong phone number, a wrong token and an order without lenses. The typed values stay.
 */
export const WithError: Story = {
  globals: { locale: "en" },
  render: function RefusingForm({ onSubmit }) {
    const [isRefused, setRefused] = useState(false);
    return (
      <ReorderForm
        refused={isRefused ? "no-match" : undefined}
        onSubmit={(value) => {
          onSubmit(value);
          setRefused(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: "Phone number of the order" });
    const token = canvas.getByRole("textbox", { name: "Order token" });
    await userEvent.type(phone, "600100200");
    await userEvent.type(token, "wrong{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Invalid phone number, order token, or the previous order has no lenses.",
      ),
    );
    await expect(phone).toHaveValue("600100200");
    await expect(token).toHaveValue("wrong");
  },
};

export const TooOften: Story = { args: { refused: "too-often", retryAt: "2026-11-22T13:35:00Z" } };

export const Offline: Story = {
  args: { refused: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).not.toBeEmptyDOMElement();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
      <ReorderForm {...args} />
      <ReorderForm onSubmit={args.onSubmit} token="q8Zr" pending />
      <ReorderForm onSubmit={args.onSubmit} token="q8Zr" refused="no-match" />
      <ReorderForm onSubmit={args.onSubmit} token="q8Zr" refused="values-erased" />
      <ReorderForm onSubmit={args.onSubmit} token="q8Zr" refused="out-of-stock" />
      <ReorderForm onSubmit={args.onSubmit} token="q8Zr" refused="failed" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: { refused: "no-match" },
};

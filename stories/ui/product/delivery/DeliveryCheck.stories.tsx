import { DeliveryCheck } from "@dioptra/ui";
import { countryCodes } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const meta = {
  component: DeliveryCheck,
  tags: ["new"],
  args: { country: "PL", answer: { state: "idle" }, onCheck: fn() },
} satisfies Meta<typeof DeliveryCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Kod pocztowy" });
    await expect(canvas.getByRole("form", { name: "Dostawa ekspresowa" })).toBeVisible();
    await userEvent.type(field, "30001{Enter}");
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith("30-001"));
    await expect(field).toHaveValue("30001");
  },
};

export const Playground: Story = {};

/** A postcode that was checked before, with its answer. It is checked again without typing. */
export const CheckedBefore: Story = {
  args: { initialPostcode: "30-001", answer: { state: "tomorrow", postcode: "30-001" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("30-001");
    await userEvent.click(canvas.getByRole("button", { name: "Sprawdź" }));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith("30-001"));
  },
};

/** An invalid postcode is not sent. It stays in the field, which is focused. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Sprawdź" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Brakuje kodu/));
    await expect(field).toHaveFocus();
    await userEvent.type(field, "30-00");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Brakuje cyfry/));
    await userEvent.click(canvas.getByRole("button", { name: "Sprawdź" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("30-00");
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(field, "1");
    await waitFor(() => expect(field).toBeValid());
  },
};

/** After a change of country, the typed postcode is checked by the rules of the new country. */
export const AnotherCountry: Story = {
  render: function WithCountryButton(args) {
    const [country, setCountry] = useState(args.country);
    return (
      <>
        <DeliveryCheck {...args} country={country} />
        <button type="button" onClick={() => setCountry("DE")}>
          Niemcy
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "D10115{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(canvas.getByRole("button", { name: "Niemcy" }));
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Sprawdź" }));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith("10115"));
  },
};

export const Loading: Story = {
  args: { answer: { state: "checking" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "30-001{Enter}");
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Sprawdzamy…" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Tomorrow: Story = {
  args: { answer: { state: "tomorrow", postcode: "30-001", orderBy: "2026-11-23T15:00:00+01:00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/30-001: kurier może być u Ciebie jutro/);
    await expect(canvas.getByText(/Jeśli zamówisz do: poniedziałek\D*15:00\./)).toBeVisible();
  },
};

export const Today: Story = {
  args: { answer: { state: "today", postcode: "00-950", orderBy: "2026-11-23T11:00:00+01:00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/00-950: kurier może być u Ciebie jeszcze dziś/);
  },
};

/** After a weekend, for example. */
export const Later: Story = {
  args: { answer: { state: "later", postcode: "30-001", day: "2026-11-30" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/najwcześniej: poniedziałek, 30 listopada/);
  },
};

export const NotThere: Story = {
  args: { answer: { state: "impossible", postcode: "38-714" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Pod kod 38-714 nie dostarczamy jeszcze ekspresem/);
    await expect(canvas.getByText(/Zwykła dostawa/)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answer: { state: "unreachable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Nie możemy teraz zapytać o to kuriera/);
    await userEvent.type(canvas.getByRole("textbox"), "30-001{Enter}");
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith("30-001"));
  },
};

export const Matrix: Story = {
  // A real page has only one of these landmarks.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: ({ onCheck }) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      {countryCodes.map((country) => (
        <DeliveryCheck key={country} country={country} answer={{ state: "idle" }} onCheck={onCheck} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { country: "US", answer: { state: "impossible", postcode: "99501-1234" } },
};

import { LoginForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const meta = {
  component: LoginForm,
  tags: ["new"],
  args: { forgottenHref: "#forgotten", registerHref: "#register", onSubmit: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    const password = canvas.getByLabelText("Hasło");
    await expect(email).toHaveAttribute("autocomplete", "username");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await userEvent.type(email, " anna.b@poczta.pl");
    await userEvent.type(password, "żółw pije mleko{Enter}");
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: "anna.b@poczta.pl",
      password: "żółw pije mleko",
    });
    await expect(canvas.getByRole("link", { name: "Nie pamiętasz hasła?" })).toHaveAttribute("href", "#forgotten");
  },
};

export const Playground: Story = {};

/** Is not submitted; the first empty field takes the focus. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zaloguj się" }));
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveAccessibleDescription("Brakuje adresu e-mail. Wpisz go."));
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText("Hasło")).toHaveAccessibleDescription("Brakuje hasła. Wpisz je.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * Shows the same message for a wrong e-mail address and a wrong password. Both values stay, and the password takes the
 * focus.
 */
export const WithError: Story = {
  render: function RefusingForm(args) {
    const [isRefused, setRefused] = useState(false);
    const refuse = (value: unknown) => {
      args.onSubmit(value);
      setRefused(true);
    };
    return (
      <LoginForm forgottenHref={args.forgottenHref} refused={isRefused ? "no-match" : undefined} onSubmit={refuse} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "anna.b@poczta.pl");
    await userEvent.type(canvas.getByLabelText("Hasło"), "nie to{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Błąd: Nieprawidłowy e-mail lub hasło. Sprawdź jedno i drugie.",
      ),
    );
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("anna.b@poczta.pl");
    await expect(canvas.getByLabelText("Hasło")).toHaveValue("nie to");
    await expect(canvas.getByLabelText("Hasło")).toHaveFocus();
  },
};

/** Says when the next attempt is possible. */
export const TooOften: Story = {
  args: { email: "anna.b@poczta.pl", refused: "too-often", retryAt: "2026-11-22T13:35:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Zbyt wiele prób. Kolejna będzie możliwa o 14:35.");
  },
};

export const Loading: Story = {
  args: { email: "anna.b@poczta.pl", pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Hasło"), "żółw pije mleko{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Zaloguj się" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  globals: { network: "offline" },
  args: { email: "anna.b@poczta.pl", refused: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Jesteś offline/);
  },
};

export const Matrix: Story = {
  render: ({ onSubmit }) => (
    <div style={{ display: "grid", gap: 48 }}>
      <LoginForm forgottenHref="#a" registerHref="#b" onSubmit={onSubmit} />
      <LoginForm forgottenHref="#a" email="anna.b@poczta.pl" pending onSubmit={onSubmit} />
      <LoginForm forgottenHref="#a" email="anna.b@poczta.pl" refused="failed" onSubmit={onSubmit} />
      <LoginForm forgottenHref="#a" email="anna.b@poczta.pl" refused="no-match" onSubmit={onSubmit} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    email: "wilhelmine.schwarzenberger-hohenlohe@brillenfassungsversandhandel.example.de",
    refused: "too-often",
    retryAt: "2026-11-22T13:35:00Z",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Der nächste ist ab 14:35 Uhr möglich.");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

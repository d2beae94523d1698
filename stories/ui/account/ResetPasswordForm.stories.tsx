import { ResetPasswordForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const request = { step: "request", loginHref: "#login", onSubmit: fn() } as const;
const newPassword = {
  step: "new-password",
  email: "anna.b@poczta.pl",
  loginHref: "#login",
  newLinkHref: "#forgotten",
  commonPasswords: new Set(["qwerty123"]),
  onSubmit: fn(),
} as const;

const meta = {
  component: ResetPasswordForm,
  tags: ["new"],
  args: request,
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Answers in the same way for every address. The shopper can go back to send the e-mail again or change the address.
 */
export const Default: Story = {
  args: request,
  render: function RequestForm() {
    const [state, setState] = useState<"asking" | "sent">("asking");
    const send = (value: { readonly email: string }) => {
      request.onSubmit(value);
      setState("sent");
    };
    return <ResetPasswordForm {...request} state={state} onSubmit={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "anna.b@poczta.pl{Enter}");
    await expect(request.onSubmit).toHaveBeenLastCalledWith({ email: "anna.b@poczta.pl" });
    const answer = await canvas.findByText("Sprawdź pocztę");
    await expect(answer.parentElement).toHaveFocus();
    await expect(answer.parentElement).toHaveTextContent(
      "Jeśli jest u nas konto z adresem anna.b@poczta.pl, link jest już w drodze. Działa przez 30 minut.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Wyślij ponownie lub na inny adres" }));
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("anna.b@poczta.pl");
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  },
};

export const Playground: Story = { args: request };

export const Empty: Story = {
  args: request,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wyślij link" }));
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveFocus();
  },
};

export const TooOften: Story = {
  args: { ...request, email: "anna.b@poczta.pl", refused: "too-often", retryAt: "2026-11-22T13:35:00Z" },
};

/** The sentence of docs/specification/accounts.md#account-20. */
export const Offline: Story = {
  globals: { network: "offline" },
  args: { ...request, email: "anna.b@poczta.pl", refused: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Bez połączenia z internetem nie można zresetować hasła!",
    );
  },
};

/** Opened by the link in the e-mail. A hidden field tells password managers the account. */
export const NewPassword: Story = {
  args: newPassword,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("input[autocomplete=username]")).toHaveValue("anna.b@poczta.pl");
    await userEvent.type(canvas.getByLabelText("Nowe hasło"), "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko{Enter}");
    await expect(newPassword.onSubmit).toHaveBeenCalledWith({ password: "żółw pije mleko" });
  },
};

/** Refuses every submission with the same code. */
function RefusingForm({ code }: { readonly code: "same-as-before" | "common" }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <ResetPasswordForm {...newPassword} refused={isRefused ? code : undefined} onSubmit={() => setRefused(true)} />
  );
}

/** Refused by the server. The error disappears as soon as the password is changed. */
export const SameAsBefore: Story = {
  args: request,
  render: () => <RefusingForm code="same-as-before" />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Nowe hasło");
    await userEvent.type(password, "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko{Enter}");
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription(/^To jest Twoje dotychczasowe hasło\. Wybierz inne\./);
    await expect(password).toHaveFocus();
    await userEvent.type(password, "!");
    await waitFor(() => expect(password).not.toHaveAccessibleDescription(/dotychczasowe/));
  },
};

/**
 * Refused by the server, whose list of common passwords is longer and includes the customer's name. The meter then
 * shows "weak", whatever the local estimate.
 */
export const Guessed: Story = {
  args: request,
  render: () => <RefusingForm code="common" />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Nowe hasło");
    await userEvent.type(password, "correcthorsebatterystaple");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "correcthorsebatterystaple{Enter}");
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/^To hasło zbyt łatwo odgadnąć\./);
    await expect(canvas.getByText("Siła hasła: słabe")).toBeVisible();
    await userEvent.type(password, "!");
    await expect(await canvas.findByText("Siła hasła: bardzo dobre")).toBeVisible();
  },
};

/** Is not submitted without a connection (docs/specification/accounts.md#account-20). The typed password stays. */
export const NewPasswordOffline: Story = {
  globals: { network: "offline" },
  args: { ...newPassword, refused: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Bez połączenia z internetem nie można zresetować hasła! Hasło zostaje tutaj. Wyślij je, gdy wróci połączenie.",
    );
  },
};

/** Also shown for a link that was used before. */
export const Expired: Story = {
  args: { ...newPassword, refused: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ten link już nie działa")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Poproś o nowy link" })).toHaveAttribute("href", "#forgotten");
    await expect(canvas.queryByLabelText("Nowe hasło")).toBeNull();
  },
};

/** On a page that contains the form to request a new link. */
export const ExpiredAskingAgain: Story = {
  args: { ...request, reason: "expired", email: "anna.b@poczta.pl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ten link już nie działa").parentElement).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("anna.b@poczta.pl");
    await expect(canvas.getByRole("button", { name: "Wyślij link" })).toBeEnabled();
  },
};

export const Changed: Story = {
  args: { ...newPassword, state: "changed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hasło zostało zmienione")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zaloguj się" })).toHaveAttribute("href", "#login");
  },
};

/** An earlier attempt had no response, so the password may or may not have been changed. */
export const Unclear: Story = {
  args: { ...request, reason: "unclear", email: "anna.b@poczta.pl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Na poprzednią próbę nie było odpowiedzi/)).toBeVisible();
    await expect(canvas.queryByText(/się nie zmieniło/)).toBeNull();
  },
};

/** In a shop without a login page. */
export const ChangedWithoutLogin: Story = {
  args: { ...newPassword, loginHref: undefined, homeHref: "#home", state: "changed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Wróć do sklepu" })).toHaveAttribute("href", "#home");
  },
};

export const Matrix: Story = {
  args: request,
  render: () => (
    <div style={{ display: "grid", gap: 48 }}>
      <ResetPasswordForm {...request} />
      <ResetPasswordForm {...request} email="anna.b@poczta.pl" pending />
      <ResetPasswordForm {...request} email="anna.b@poczta.pl" refused="failed" />
      <ResetPasswordForm {...request} email="anna.b@poczta.pl" state="sent" />
      <ResetPasswordForm {...newPassword} />
      <ResetPasswordForm {...newPassword} refused="expired" />
      <ResetPasswordForm {...newPassword} state="changed" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    ...request,
    state: "sent",
    email: "wilhelmine.schwarzenberger-hohenlohe@brillenfassungsversandhandel.example.de",
    linkMinutes: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Er gilt 1 Minute\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

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

/** The same answer for every address; what was typed can be sent again or changed. */
export const Default: Story = {
  args: request,
  render: function Answered() {
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

/** By the link in the mail. Password managers are told whose password it is. */
export const NewPassword: Story = {
  args: newPassword,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("input[autocomplete=username]")).toHaveValue("anna.b@poczta.pl");
    await userEvent.type(canvas.getByLabelText("Nowe hasło"), "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko{Enter}");
    await expect(newPassword.onSubmit).toHaveBeenCalledWith({ password: "żółw pije mleko" });
  },
};

/** Whatever is sent is refused with this word. */
function Refusing({ word }: { readonly word: "same-as-before" | "common" }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <ResetPasswordForm {...newPassword} refused={isRefused ? word : undefined} onSubmit={() => setRefused(true)} />
  );
}

/** As the server knows it; the answer goes as soon as another is typed. */
export const SameAsBefore: Story = {
  args: request,
  render: () => <Refusing word="same-as-before" />,
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

/** The server's list of what everybody tries is longer, and it knows the name: then nothing else calls it strong. */
export const Guessed: Story = {
  args: request,
  render: () => <Refusing word="common" />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Nowe hasło");
    await userEvent.type(password, "correcthorsebatterystaple");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "correcthorsebatterystaple{Enter}");
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/^To hasło jest jednym z pierwszych, których się próbuje\./);
    await expect(canvas.getByText("Siła hasła: słabe")).toBeVisible();
    await userEvent.type(password, "!");
    await expect(await canvas.findByText("Siła hasła: bardzo dobre")).toBeVisible();
  },
};

/** Without a connection nothing is sent (docs/specification/accounts.md#account-20); what was typed stays. */
export const NewPasswordOffline: Story = {
  globals: { network: "offline" },
  args: { ...newPassword, refused: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Bez połączenia z internetem nie można zresetować hasła! Hasło zostaje tutaj. Wyślij je, gdy wróci połączenie.",
    );
  },
};

/** Or used already. */
export const Expired: Story = {
  args: { ...newPassword, refused: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ten link już nie działa")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Poproś o nowy link" })).toHaveAttribute("href", "#forgotten");
    await expect(canvas.queryByLabelText("Nowe hasło")).toBeNull();
  },
};

/** On a page that asks for the new link itself. */
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

/** An attempt before had no answer: nobody can tell whether it set the password. */
export const Unclear: Story = {
  args: { ...request, reason: "unclear", email: "anna.b@poczta.pl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Poprzednia próba została bez odpowiedzi/)).toBeVisible();
    await expect(canvas.queryByText(/się nie zmieniło/)).toBeNull();
  },
};

/** In a shop that has no page for logging in. */
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

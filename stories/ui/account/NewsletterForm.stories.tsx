import { NewsletterForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const signUp = { privacyHref: "#privacy", discount: 0.1, onSubmit: fn() };
const unsubscribe = fn();

const meta = {
  component: NewsletterForm,
  tags: ["new"],
  args: signUp,
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks to confirm the address by e-mail. The answer does not reveal whether the address was known. */
export const Default: Story = {
  args: signUp,
  render: function SignUpForm() {
    const [state, setState] = useState<"asking" | "sent">("asking");
    const send: typeof signUp.onSubmit = fn((value: unknown) => {
      signUp.onSubmit(value);
      setState("sent");
    });
    return <NewsletterForm {...signUp} state={state} onSubmit={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/10% rabatu/)).toBeVisible();
    const consent = canvas.getByRole("checkbox", { name: /Zgadzam się/ });
    await expect(consent).not.toBeChecked();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "anna.b@poczta.pl");
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz się" }));
    await expect(signUp.onSubmit).toHaveBeenLastCalledWith({ email: "anna.b@poczta.pl", consent: true });
    const answer = (await canvas.findByText("Jeszcze jedno kliknięcie")).parentElement;
    await expect(answer).toHaveFocus();
    await expect(answer).toHaveTextContent("Napisaliśmy na anna.b@poczta.pl.");
    await userEvent.click(canvas.getByRole("button", { name: "Podaj inny adres" }));
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("anna.b@poczta.pl");
  },
};

export const Playground: Story = { args: signUp };

export const Empty: Story = {
  args: signUp,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz się" }));
    await waitFor(() =>
      expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
        "Bez Twojej zgody nie możemy do Ciebie pisać. Zaznacz pole.",
      ),
    );
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  },
};

/** As on the account page. */
export const Subscribed: Story = {
  args: { state: "subscribed", email: "anna.b@poczta.pl", onUnsubscribe: unsubscribe },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Newsletter przychodzi na/)).toHaveTextContent("anna.b@poczta.pl");
    await userEvent.click(canvas.getByRole("button", { name: "Wypisz się" }));
    await expect(unsubscribe).toHaveBeenCalledOnce();
  },
};

/** Says why unsubscribing failed. */
export const NotUnsubscribed: Story = {
  args: { state: "subscribed", email: "anna.b@poczta.pl", refused: "failed", onUnsubscribe: unsubscribe },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Coś poszło nie tak");
    await expect(canvas.getByRole("button", { name: "Wypisz się" })).toBeEnabled();
  },
};

export const WithError: Story = { args: { ...signUp, email: "anna.b@poczta.pl", refused: "failed" } };

export const TooOften: Story = {
  args: { ...signUp, email: "anna.b@poczta.pl", refused: "too-often", retryAt: "2026-11-22T13:35:00Z" },
};

export const Offline: Story = {
  globals: { network: "offline" },
  args: { ...signUp, email: "anna.b@poczta.pl", refused: "offline" },
};

export const Loading: Story = { args: { ...signUp, email: "anna.b@poczta.pl", pending: true } };

export const Matrix: Story = {
  args: signUp,
  render: () => (
    <div style={{ display: "grid", gap: 48 }}>
      <NewsletterForm {...signUp} />
      <NewsletterForm privacyHref="#privacy" onSubmit={signUp.onSubmit} />
      <NewsletterForm {...signUp} email="anna.b@poczta.pl" refused="failed" />
      <NewsletterForm {...signUp} email="anna.b@poczta.pl" state="sent" />
      <NewsletterForm state="subscribed" email="anna.b@poczta.pl" onUnsubscribe={unsubscribe} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    state: "subscribed",
    email: "wilhelmine.schwarzenberger-hohenlohe@brillenfassungsversandhandel.example.de",
    onUnsubscribe: unsubscribe,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

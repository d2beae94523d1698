import { ProfileForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const anna = { firstName: "Anna", lastName: "Brzęczyszczykiewicz", email: "anna.b@poczta.pl" };

const meta = {
  component: ProfileForm,
  tags: ["new"],
  args: { value: anna, onSave: fn(), onChangePassword: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const lastName = canvas.getByRole("textbox", { name: "Nazwisko" });
    await userEvent.clear(lastName);
    await userEvent.type(lastName, "Źdźbło");
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz" }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...anna, lastName: "Źdźbło" });
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {};

/** Clears all password fields after the change. */
export const PasswordChanged: Story = {
  render: function ChangeableProfile(args) {
    const [saved, setSaved] = useState(false);
    const change = (value: unknown) => {
      args.onChangePassword(value);
      setSaved(true);
    };
    return <ProfileForm {...args} password={{ saved }} onChangePassword={change} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Obecne hasło"), "dawne hasło");
    await userEvent.type(canvas.getByLabelText("Nowe hasło"), "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko");
    await userEvent.click(canvas.getByRole("button", { name: "Zmień hasło" }));
    await expect(await canvas.findByText("Hasło zostało zmienione")).toBeVisible();
    await expect(args.onChangePassword).toHaveBeenLastCalledWith({
      current: "dawne hasło",
      password: "żółw pije mleko",
    });
    for (const label of ["Obecne hasło", "Nowe hasło", "Powtórz hasło"])
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(""));
  },
};

export const SameAsBefore: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Obecne hasło"), "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Nowe hasło"), "żółw pije mleko");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko{Enter}");
    const password = canvas.getByLabelText("Nowe hasło");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^To jest Twoje dotychczasowe hasło/));
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  args: { details: { saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dane konta zostały zaktualizowane")).toBeVisible();
  },
};

export const WithError: Story = {
  args: { details: { refused: "email-in-use" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
      /^Ten adres e-mail jest już używany\./,
    );
  },
};

export const WrongPassword: Story = {
  args: { password: { refused: "wrong-password" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Obecne hasło")).toHaveFocus());
    await expect(canvas.getByLabelText("Obecne hasło")).toHaveAccessibleDescription(/^To nie jest Twoje obecne hasło/);
  },
};

export const Loading: Story = { args: { details: { pending: true }, password: { pending: true } } };

/** Refuses to change the password without a connection (docs/specification/accounts.md#account-20). */
export const Offline: Story = {
  globals: { network: "offline" },
  args: { details: { refused: "offline" }, password: { refused: "offline" } },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))" }}>
      <ProfileForm {...args} />
      <ProfileForm {...args} details={{ saved: true }} password={{ saved: true }} />
      <ProfileForm
        {...args}
        details={{ refused: "email-in-use" }}
        password={{ refused: "too-often", retryAt: "2026-11-22T13:35:00Z" }}
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    value: {
      firstName: "Wilhelmine-Friederike Theodora Elisabeth",
      lastName: "Schwarzenberger-Hohenlohe-Langenburgerin",
      email: "wilhelmine.schwarzenberger@brillenfassungsversandhandel.example.de",
    },
    details: { saved: true },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** A new e-mail address needs the password. It is asked for only then. */
export const NewEmail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByLabelText("Obecne hasło")).toHaveLength(1);
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.clear(email);
    await userEvent.type(email, "anna@example.pl{Enter}");
    const [password] = canvas.getAllByLabelText("Obecne hasło");
    if (!password) throw new Error("The password is not asked for.");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^Brakuje hasła\. Wpisz je\./));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(password, "żółw pije mleko{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...anna,
        email: "anna@example.pl",
        currentPassword: "żółw pije mleko",
      }),
    );
  },
};

export const EmailPending: Story = {
  args: { pendingEmail: "anna@example.pl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("anna@example.pl")).toBeVisible();
  },
};

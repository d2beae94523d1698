import { RegisterForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";

const links = { loginHref: "#login", termsHref: "#terms", privacyHref: "#privacy" };
const anna = { firstName: "Anna", lastName: "Brzęczyszczykiewicz", email: "anna.b@poczta.pl" };

const meta = {
  component: RegisterForm,
  tags: ["new"],
  args: { ...links, commonPasswords: new Set(["qwerty123"]), onSubmit: fn() },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for each consent separately; none is ticked in advance. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Imię" }), "Anna");
    await userEvent.type(canvas.getByRole("textbox", { name: "Nazwisko" }), "Brzęczyszczykiewicz");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "anna.b@poczta.pl");
    const password = canvas.getByLabelText("Hasło");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(password, "anna.b na wakacjach");
    await expect(canvas.getByText("Siła hasła: słabe")).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, "żółw pije mleko");
    await expect(canvas.getByText("Siła hasła: bardzo dobre")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "żółw pije mleko");
    const [terms, newsletter] = canvas.getAllByRole<HTMLInputElement>("checkbox");
    await expect(terms).not.toBeChecked();
    await expect(newsletter).not.toBeChecked();
    if (terms) await userEvent.click(terms);
    await userEvent.click(canvas.getByRole("button", { name: "Załóż konto" }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...anna,
      password: "żółw pije mleko",
      terms: true,
      newsletter: false,
    });
  },
};

export const Playground: Story = {};

/**
 * Lists all missing values in a summary, which takes the focus once. While a value is corrected, the focus stays in its
 * field.
 */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Załóż konto" }));
    const summary = await canvas.findByRole("region", { name: "Popraw 6 pól, żeby przejść dalej" });
    await expect(summary).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const [terms] = canvas.getAllByRole("checkbox");
    await userEvent.click(canvas.getByRole("link", { name: "Zaakceptuj regulamin, żeby założyć konto." }));
    await expect(terms).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() =>
      expect(canvas.queryByRole("link", { name: "Zaakceptuj regulamin, żeby założyć konto." })).toBeNull(),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Imię" }), "Anna");
    await waitFor(() => expect(summary).toHaveAccessibleName("Popraw 4 pola, żeby przejść dalej"));
    await expect(canvas.getByRole("textbox", { name: "Imię" })).toHaveFocus();
  },
};

export const PasswordsDiffer: Story = {
  args: { known: anna },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Hasło"), "QWERTY123");
    await userEvent.type(canvas.getByLabelText("Powtórz hasło"), "qwerty123");
    await userEvent.click(canvas.getByRole("button", { name: "Załóż konto" }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Hasło")).toHaveAccessibleDescription(
        /^To hasło zbyt łatwo odgadnąć\. Wybierz inne\./,
      ),
    );
    await expect(canvas.getByLabelText("Powtórz hasło")).toHaveAccessibleDescription(
      "Hasła muszą być takie same. Pokaż oba i porównaj.",
    );
  },
};

/** Shows the refusal at the field until another address is typed, with a link to log in. */
export const WithError: Story = {
  args: { known: anna, refused: "email-in-use" },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(
      /^Ten adres e-mail jest już używany\. Zaloguj się albo wpisz inny\./,
    );
    await expect(canvas.getAllByRole("link", { name: "Zaloguj się" })[1]).toHaveAttribute("href", "#login");
    await userEvent.type(email, "x");
    await expect(email).toBeValid();
    await expect(email).toHaveValue("anna.b@poczta.plx");
  },
};

export const TooOften: Story = {
  args: { known: anna, refused: "too-often", retryAt: "2026-11-22T13:35:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Kolejna będzie możliwa o 14:35.");
  },
};

export const Loading: Story = {
  args: { known: anna, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Załóż konto" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Offline: Story = { globals: { network: "offline" }, args: { known: anna, refused: "offline" } };

export const Matrix: Story = {
  render: ({ onSubmit }) => (
    <div style={{ display: "grid", gap: 48, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))" }}>
      <RegisterForm {...links} onSubmit={onSubmit} />
      <RegisterForm {...links} known={anna} refused="email-in-use" onSubmit={onSubmit} />
      <RegisterForm {...links} known={anna} refused="failed" onSubmit={onSubmit} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    known: {
      firstName: "Wilhelmine-Friederike Theodora Elisabeth",
      lastName: "Schwarzenberger-Hohenlohe-Langenburgerin",
      email: "wilhelmine.schwarzenberger@brillenfassungsversandhandel.example.de",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Konto anlegen" }));
    await expect(
      await canvas.findByRole("region", { name: "Bitte korrigieren Sie 3 Felder, um fortzufahren" }),
    ).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The server's list of common passwords is longer. The sentence stays until another password is typed. */
export const PasswordRefused: Story = {
  args: { known: anna, refused: "common" },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Hasło");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/^To hasło zbyt łatwo odgadnąć\. Wybierz inne\./);
    await userEvent.type(password, "żółw pije mleko");
    await waitFor(() => expect(password).not.toHaveAccessibleDescription(/zbyt łatwo/));
  },
};

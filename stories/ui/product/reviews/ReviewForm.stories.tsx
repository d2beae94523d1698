import { ReviewForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: ReviewForm,
  tags: ["new"],
  args: { permission: "allowed", loginHref: "#logowanie", onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const star of canvas.getByRole("radiogroup").querySelectorAll("svg"))
      await expect(star.getBoundingClientRect().width).toBeGreaterThan(14);
    await userEvent.click(canvas.getByRole("radio", { name: "Ocena 4 na 5" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Tytuł" }), "Wreszcie nie zjeżdżają");
    await userEvent.type(canvas.getByRole("textbox", { name: "Twoja opinia" }), "Mam wąski nos.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Podpis" }), "Magdalena");
    await userEvent.click(canvas.getByRole("button", { name: "Wyślij opinię" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      rating: 4,
      title: "Wreszcie nie zjeżdżają",
      detail: "Mam wąski nos.",
      nickname: "Magdalena",
    });
  },
};

export const Playground: Story = {};

/** All problems are shown at once. Nothing is sent, and typed text stays. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Podpis" }), "magda@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Wyślij opinię" }));
    await expect(await canvas.findByText("Wybierz liczbę gwiazdek.")).toBeVisible();
    await expect(canvas.getByText("Wpisz tytuł.")).toBeVisible();
    await expect(canvas.getByText("Podpis jest publiczny. Nie podawaj w nim adresu e-mail.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Podpis" })).toHaveValue("magda@example.com");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotLoggedIn: Story = {
  args: { permission: "not-logged-in" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Zaloguj się" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

/** The login can be opened over the page instead of leaving it. */
export const LogInHere: Story = {
  args: { permission: "not-logged-in", onLogIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Zaloguj się" }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** A review that is changed begins as it was written. */
export const Changed: Story = {
  args: { review: { rating: 3, title: "Dobre", detail: "Trochę zjeżdżają.", nickname: "Magdalena" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Ocena 3 na 5" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Ocena 5 na 5" }));
    await userEvent.click(canvas.getByRole("button", { name: "Wyślij opinię" }));
    const changed = { rating: 5, title: "Dobre", detail: "Trochę zjeżdżają.", nickname: "Magdalena" };
    await expect(args.onSubmit).toHaveBeenCalledWith(changed);
  },
};

export const NotBought: Story = { args: { permission: "not-bought" } };

export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dziękujemy. Opinia pojawi się, gdy ją przeczytamy.")).toBeVisible();
  },
};

export const Loading: Story = { args: { permission: "checking" } };

export const TooOften: Story = { args: { refused: "too-often", retryAt: "2026-11-22T13:35:00Z" } };

export const Pending: Story = { args: { pending: true } };

export const Offline: Story = { args: { refused: "offline" } };

export const Matrix: Story = {
  render: ({ loginHref, onSubmit }) => (
    <div style={{ display: "grid", gap: 48 }}>
      {(["not-logged-in", "not-bought", "already-reviewed", "checking", "unknown"] as const).map((permission) => (
        <ReviewForm key={permission} permission={permission} loginHref={loginHref} onSubmit={onSubmit} />
      ))}
      <ReviewForm permission="allowed" loginHref={loginHref} onSubmit={onSubmit} sent />
      <ReviewForm
        permission="allowed"
        loginHref={loginHref}
        onSubmit={onSubmit}
        refused="already-reviewed"
        nickname="Piotr"
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { nickname: "Hieronymus Maximilian von Brillenschleiferhausen", refused: "offline" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

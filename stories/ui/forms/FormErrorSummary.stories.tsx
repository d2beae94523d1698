import { Button, FormErrorSummary, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";

const meta = {
  component: FormErrorSummary,
  tags: ["beta"],
  args: {
    errors: [
      { fieldId: "email", message: "Wpisz adres e-mail." },
      { fieldId: "postcode", message: "Wpisz kod pocztowy w postaci 00-000." },
    ],
  },
  render: function Form(args) {
    const [attempts, setAttempts] = useState(0);
    const errors = attempts > 0 ? args.errors : [];
    return (
      <form
        noValidate
        style={{ display: "grid", gap: 20, maxInlineSize: 480 }}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts(attempts + 1);
        }}
      >
        <FormErrorSummary {...args} errors={errors} attempts={attempts} />
        <TextField id="email" label="Adres e-mail" error={errors[0]?.message} />
        <TextField id="postcode" label="Kod pocztowy" error={errors[1]?.message} />
        <Button type="submit">Dalej</Button>
      </form>
    );
  },
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Dalej" }));
    const summary = canvas.getByRole("region", { name: "Popraw 2 pola, żeby przejść dalej" });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: "Wpisz kod pocztowy w postaci 00-000." }));
    await expect(canvas.getByRole("textbox", { name: "Kod pocztowy" })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Takes the focus on every failed submission. */
export const SentAgain: Story = {
  args: { errors: [{ fieldId: "email", message: "Wpisz adres e-mail." }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Adres e-mail" }));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("link"));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("region", { name: "Popraw 1 pole, żeby przejść dalej" })).toHaveFocus();
  },
};

/** Does not take the focus when an error reappears while its field is being corrected. */
export const MendedAndBroken: Story = {
  render: function CorrectedForm(args) {
    const [typed, setTyped] = useState("");
    const errors = typed === "" ? args.errors.slice(0, 1) : [];
    return (
      <>
        <FormErrorSummary {...args} errors={errors} attempts={1} />
        <TextField
          id="email"
          label="Adres e-mail"
          value={typed}
          error={errors[0]?.message}
          onChange={(event) => setTyped(event.target.value)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region")).toHaveFocus();
    const email = canvas.getByRole("textbox");
    await userEvent.type(email, "a");
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.clear(email);
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(email).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: ({ errors }) => (
    <div style={{ display: "grid", gap: 24 }}>
      <FormErrorSummary errors={errors.slice(0, 1)} level={3} />
      <FormErrorSummary errors={errors} level={3} />
      <FormErrorSummary
        errors={["a", "b", "c", "d", "e"].map((fieldId) => ({ fieldId, message: `Uzupełnij pole ${fieldId}.` }))}
        level={3}
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    errors: [
      { fieldId: "email", message: "Die E-Mail-Benachrichtigungsadresse fehlt. Geben Sie sie ein." },
      { fieldId: "postcode", message: "Die Hornhautscheitelabstandsmessungsangabe ist keine Zahl." },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("region")).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

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

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Dalej" }));
    const summary = canvas.getByRole("region", { name: "Popraw 2 pola, żeby przejść dalej" });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: "Wpisz kod pocztowy w postaci 00-000." }));
    await expect(canvas.getByRole("textbox", { name: "Kod pocztowy" })).toHaveFocus();
  },
};

/** Sent in vain once more, it takes the focus once more. */
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

import { CouponForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  component: CouponForm,
  tags: ["beta"],
  args: { applied: null, onApply: fn(), onRemove: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: 376 }}>
      <CouponForm {...args} />
    </main>
  ),
} satisfies Meta<typeof CouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Kod rabatowy" });
    await userEvent.click(canvas.getByRole("button", { name: "Zastosuj" }));
    await expect(field).toHaveAccessibleDescription("Wpisz kod.");
    await expect(field).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard(" OPRAWECZKI {Enter}");
    await expect(args.onApply).toHaveBeenCalledWith("OPRAWECZKI");
    await expect(field).toHaveAccessibleDescription("");
  },
};

export const Playground: Story = {};

const incorrect = "Ten kod rabatowy jest nieprawidłowy. Spróbuj ponownie.";

/** Keeps the refused code in the field, so that it can be corrected. */
export const WithError: Story = {
  render: function Cart() {
    const [error, setError] = useState<string | undefined>();
    return <CouponForm applied={null} error={error} onApply={() => setError(incorrect)} onRemove={fn()} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "OPRAWKI");
    await userEvent.click(canvas.getByRole("button", { name: "Zastosuj" }));
    await expect(field).toHaveAccessibleDescription(incorrect);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("OPRAWKI");
  },
};

export const Loading: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "OPRAWECZKI{Enter}");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

function Cart() {
  const [code, setCode] = useState<string | null>(null);
  return (
    <CouponForm
      applied={code === null ? null : { code, discount: { minor: -3990, currency: "PLN" } }}
      onApply={setCode}
      onRemove={() => setCode(null)}
    />
  );
}

/** Moves the focus to the element that replaces the pressed one. */
export const Applied: Story = {
  render: () => <Cart />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "OPRAWECZKI{Enter}");
    await expect(canvas.getByText("Kod OPRAWECZKI")).toBeVisible();
    await expect(canvasElement).toHaveTextContent("−39,90 zł");
    await expect(document.activeElement).toHaveTextContent("Kod OPRAWECZKI");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Usuń kod OPRAWECZKI" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Kod rabatowy" })).toHaveFocus();
  },
};

export const AppliedAlready: Story = {
  args: { applied: { code: "OPRAWECZKI", discount: { minor: -3990, currency: "PLN" } } },
};

export const Matrix: Story = {
  render: (args) => (
    <main style={{ display: "grid", gap: 32, maxInlineSize: 376 }}>
      <CouponForm {...args} />
      <CouponForm {...args} pending />
      <CouponForm {...args} applied={{ code: "NOWY10", discount: { minor: -6550, currency: "PLN" } }} />
    </main>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    applied: { code: "SOMMERSCHLUSSVERKAUFSGUTSCHEIN2026BRILLEN", discount: { minor: -655_000, currency: "EUR" } },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

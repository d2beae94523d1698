import { BlikInput } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";

const noon = Date.UTC(2026, 10, 22, 12);

const meta = {
  component: BlikInput,
  tags: ["new"],
  args: { value: null, onChange: fn(), onExpire: fn(), now: () => noon },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (code: string | null) => {
      setValue(code);
      args.onChange(code);
    };
    return <BlikInput {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof BlikInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /^Wpisz 6 cyfr/ });
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(field, "01234");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, "5");
    await expect(args.onChange).toHaveBeenLastCalledWith("012345");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue("01234");
  },
};

export const Playground: Story = {};

export const PastedInTwoGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("123 456");
    await expect(canvas.getByRole("textbox")).toHaveValue("123456");
    await expect(args.onChange).toHaveBeenLastCalledWith("123456");
  },
};

/** Explains why other characters are ignored. The digits and the caret stay. */
export const OnlyDigitsGetIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(field, "481a");
    await expect(field).toHaveValue("481");
    await expect(canvas.getByText("Kod BLIK składa się z samych cyfr.")).toBeVisible();
    await userEvent.keyboard("0");
    await expect(canvas.queryByText("Kod BLIK składa się z samych cyfr.")).toBeNull();
    await userEvent.keyboard("567");
    await expect(field).toHaveValue("481056");
    await expect(canvas.getByText("Kod BLIK ma 6 cyfr i wszystkie są już wpisane.")).toBeVisible();
  },
};

/** An input method composes in the field undisturbed: only then its text becomes digits, or is refused. */
export const Composed: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(field, "4");
    const compose = async (...texts: string[]) => {
      await fireEvent.compositionStart(field);
      for (const value of texts) {
        await fireEvent.input(field, { target: { value }, isComposing: true });
        await expect(field).toHaveValue(value);
      }
      await fireEvent.compositionEnd(field);
    };
    await compose("4ｋ", "4か");
    await expect(field).toHaveValue("4");
    await expect(canvas.getByText("Kod BLIK składa się z samych cyfr.")).toBeVisible();
    await compose("4８", "4８１０", "4８１０５６");
    await expect(field).toHaveValue("481056");
    await expect(canvas.queryByText("Kod BLIK składa się z samych cyfr.")).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith("481056");
  },
};

/** No typing, pasting or autofill produces anything but six digits, and no digit is lost. */
export const NothingForbiddenComesOut: Story = {
  // The typed text is random, so every picture would differ.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs", "full"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    const piece = fc.oneof(fc.constantFrom(..."0123456789 -a"), fc.constantFrom("123 456", "１２", "7771234", "x"));
    const run = fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.boolean(), async (pieces, isPasted) => {
      await userEvent.clear(field);
      for (const each of pieces) {
        const before = field.value;
        if (isPasted) await userEvent.paste(each);
        else await userEvent.keyboard(each);
        await expect(field.value).toMatch(/^[0-9]{0,6}$/);
        if (/^[0-9]$/.test(each) && before.length < 6) await expect(field).toHaveValue(before + each);
      }
      for (const [code] of (args.onChange as ReturnType<typeof fn>).mock.calls) {
        await expect(code === null || /^[0-9]{6}$/.test(code)).toBe(true);
      }
    });
    await userEvent.click(field);
    await fc.assert(run, { numRuns: 25 });
  },
};

/** All boxes are equally wide, and a press anywhere in a box puts the caret before its digit. */
export const PressedInABox: Story = {
  args: { value: "481056" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    const boxes = [...(field.nextElementSibling?.children ?? [])].map((box) => box.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => Math.round(width)))).toEqual(new Set([44]));
    for (const share of [0.1, 0.4, 0.6, 0.9])
      for (const [position, box] of boxes.entries()) {
        await userEvent.pointer({
          keys: "[MouseLeft]",
          target: field,
          coords: { clientX: box.left + share * box.width, clientY: box.top + box.height / 2 },
        });
        await expect(field.selectionStart).toBe(position);
        field.blur();
      }
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard("{Backspace}7");
    await expect(args.onChange).toHaveBeenLastCalledWith("481756");
  },
};

/** Digits stand from left to right in every language, and a press finds its box. */
export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  args: { value: "481056" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    const boxes = [...(field.nextElementSibling?.children ?? [])].map((box) => box.getBoundingClientRect());
    await expect(boxes.map(({ left }) => left)).toEqual(boxes.map(({ left }) => left).toSorted((a, b) => a - b));
    for (const [position, box] of boxes.entries()) {
      const coords = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
      await userEvent.pointer({ keys: "[MouseLeft]", target: field, coords });
      await expect(field.selectionStart).toBe(position);
      field.blur();
    }
  },
};

export const Waiting: Story = {
  args: { value: "481056", state: "waiting", deadline: noon + 95_000 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Potwierdź płatność w aplikacji banku./)).toBeVisible();
    await expect(await canvas.findByText("1:35")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("481056");
  },
};

/** After a reload the page has lost the code, so only the wait is shown. */
export const WaitingWithoutCode: Story = {
  args: { value: null, state: "waiting", deadline: noon + 95_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText(/Potwierdź płatność w aplikacji banku./)).toBeVisible();
    await expect(await canvas.findByText("1:35")).toBeVisible();
  },
};

/** Announces the remaining time at 60, 30 and 10 seconds only. */
export const SaidAtTenSeconds: Story = {
  args: { value: "481056", state: "waiting", deadline: noon + 9000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Zostało 10 sekund")).toHaveAttribute("aria-live", "polite");
  },
};

export const RunsOut: Story = {
  args: { value: "481056", state: "waiting", deadline: noon },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce());
    await expect(await canvas.findByText("0:00")).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { value: "481056", state: "confirmed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bank potwierdził płatność./)).toBeVisible();
  },
};

/** The result is unknown, which is not shown as a failure (docs/decisions/product.md#decision-13). */
export const Expired: Story = {
  args: { value: "481056", state: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeValid();
    await expect(canvas.getByText(/Płatność może jeszcze dojść/)).toBeVisible();
  },
};

/** The code stays in the field after a refusal, so that it can be corrected (docs/decisions/product.md#decision-5). */
export const WithError: Story = {
  args: { value: "481056", state: "refused", refusal: "wrong-code" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("481056");
    await expect(field).toHaveAccessibleDescription("Ten kod jest nieprawidłowy. Wygeneruj nowy w aplikacji banku.");
    await userEvent.keyboard("{Backspace}7");
    await expect(args.onChange).toHaveBeenLastCalledWith("481057");
  },
};

const reasons = [
  "wrong-code",
  "code-expired",
  "no-funds",
  "over-limit",
  "declined",
  "not-confirmed",
  "unknown",
] as const;

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <BlikInput {...args} />
      <BlikInput {...args} value="481056" />
      <BlikInput {...args} value="481056" state="waiting" deadline={noon + 95_000} />
      <BlikInput {...args} value="481056" state="confirmed" />
      <BlikInput {...args} value="481056" state="expired" />
      {reasons.map((refusal) => (
        <BlikInput key={refusal} {...args} value="481056" state="refused" refusal={refusal} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: { value: "481056", state: "waiting", deadline: noon + 115_000 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

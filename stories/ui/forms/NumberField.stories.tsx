import { NumberField, type NumberFieldProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";

/** Keeps the number that the field reports. */
function Controlled(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: number | null) => {
    setValue(next);
    args.onChange(next);
  };
  return <NumberField {...args} value={value} onChange={change} />;
}

const meta = {
  component: NumberField,
  tags: ["new"],
  args: { label: "Rozstaw źrenic", unit: "mm", minimum: 45, maximum: 80, step: 0.5, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Rozstaw źrenic" });
    await userEvent.type(field, "62.5");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5);
    await expect(field).toHaveValue("62,5");
    await expect(field).toHaveAttribute("aria-valuetext", "62,5\u00a0mm");
  },
};

export const Playground: Story = {};

export const ByArrows: Story = {
  args: { value: 63 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton"));
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(63.5);
    await expect(canvas.getByRole("spinbutton")).toHaveValue("63,5");
  },
};

/** While an input method composes text, arrows and Enter are its own. The wide digits that it writes are read. */
export const Composed: Story = {
  args: { value: 63 },
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "６２．５" }, isComposing: true });
    for (const key of ["ArrowDown", "ArrowUp", "Enter"]) await fireEvent.keyDown(field, { key, isComposing: true });
    await expect(field).toHaveValue("６２．５");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await fireEvent.compositionEnd(field);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5);
    await expect(field).toHaveValue("62,5");
  },
};

/** Does not round: keeps the text and names the nearest valid values. */
export const BetweenSteps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.type(field, "62,2{Enter}");
    await expect(field).toHaveValue("62,2");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Najbliższe: 62\smm lub 62,5\smm\./);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In German, a point separates thousands; two digits after it can only be decimals. */
export const ThousandsInGerman: Story = {
  globals: { locale: "de" },
  args: { label: "Kapital", unit: "€", minimum: 0, maximum: 1_000_000, step: 0.25 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.type(field, "12.000{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(12_000);
    await userEvent.clear(field);
    await userEvent.type(field, "2.25{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(2.25);
  },
};

export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.type(field, "620");
    await userEvent.tab();
    await expect(field).toHaveValue("620");
    await expect(field).toHaveAccessibleDescription(/Za dużo: najwyżej 80\smm\./);
  },
};

/** Clears the value while another number is being typed, so that an old one is never submitted. */
export const NothingOldIsSent: Story = {
  args: { value: 63, name: "pd" },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const submittedValue = () => canvasElement.querySelector<HTMLInputElement>("input[name=pd]")?.value;
    await expect(submittedValue()).toBe("63");
    await userEvent.type(canvas.getByRole("spinbutton"), "9");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(submittedValue()).toBe("");
  },
};

/** A reset of the form restores the first number, also in place of text that is not one. */
export const Reset: Story = {
  args: { value: 63, name: "pd" },
  render: (args) => (
    <form aria-label="Reset">
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    for (const text of ["64,5", "abc"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Tab}`);
      await expect(field).toHaveValue(text);
      canvas.getByRole<HTMLFormElement>("form").reset();
      await waitFor(() => expect(field).toHaveValue("63"));
      await expect(field).toBeValid();
    }
  },
};

export const NothingForbiddenComesOut: Story = {
  // The typed text is random, so every picture would differ.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("spinbutton");
    const piece = fc.oneof(fc.constantFrom(..."0123456789.,-+ e"), fc.string({ maxLength: 3 }));
    const run = fc.asyncProperty(fc.array(piece, { maxLength: 6 }), fc.boolean(), async (pieces, isPasted) => {
      await userEvent.clear(field);
      const text = pieces.join("");
      if (isPasted) await userEvent.paste(text);
      else if (text) await userEvent.type(field, text.replaceAll(/[{[]/g, "$&$&"));
      const typed = field.value;
      await userEvent.tab();
      for (const [value] of (args.onChange as ReturnType<typeof fn>).mock.calls) {
        const isAllowed = value === null || (value >= 45 && value <= 80 && Number.isInteger(value * 2));
        await expect(isAllowed, `${value} of ${JSON.stringify(text)}`).toBe(true);
      }
      if (field.ariaInvalid) await expect(field.value).toBe(typed);
      await userEvent.click(field);
    });
    await userEvent.click(field);
    await fc.assert(run, { numRuns: 40 });
  },
};

export const Disabled: Story = { args: { value: 63, disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ onChange }) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      <NumberField label="Puste" value={null} onChange={onChange} />
      <NumberField label="Z jednostką" value={62.5} unit="mm" onChange={onChange} />
      <NumberField
        label="Z podpowiedzią"
        mark="nieobowiązkowe"
        hint="Od 45 do 80 mm."
        value={63}
        unit="mm"
        onChange={onChange}
      />
      <NumberField label="Z błędem" value={null} error="Wpisz liczbę." unit="mm" onChange={onChange} />
      <NumberField label="Nie do zmiany" value={63} unit="mm" disabled onChange={onChange} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Hornhautscheitelabstandsmessungsergebnis des rechten Auges",
    unit: "Millimeter",
    value: 12.5,
    minimum: 8,
  },
};

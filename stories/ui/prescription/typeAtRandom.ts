import * as fc from "fast-check";
import { expect, waitFor } from "storybook/test";
import { allValues, cell, type FormContext } from "./filledForm.ts";
import { isMakeable } from "./isMakeable.ts";

const anyPiece = fc.oneof(
  fc.constantFrom(..."0123456789-+., °xD∞"),
  fc.constantFrom("-2,25", "−1.50", "pl", "plano", "x90", "-225", "62"),
  fc.string({ maxLength: 3 }),
);
const cellNames = [
  "Prawe oko, sfera",
  "Prawe oko, cylinder",
  "Prawe oko, oś",
  "Lewe oko, sfera",
  "Lewe oko, addycja",
  "Oboje oczu, rozstaw źrenic",
];

/** Types and pastes random texts into cells. Expects that typed texts stay, and that every returned value can be made. */
export async function typeAtRandom(context: FormContext): Promise<void> {
  const { userEvent } = context;
  const run = fc.asyncProperty(
    fc.constantFrom(...cellNames),
    fc.array(anyPiece, { maxLength: 4 }),
    fc.boolean(),
    async (name, pieces, isPasted) => {
      const field = cell(context, name);
      await userEvent.clear(field);
      const text = pieces.join("");
      if (isPasted) await userEvent.paste(text);
      else if (text) await userEvent.type(field, text.replaceAll(/[{[]/g, "$&$&"));
      const typed = field.value;
      await userEvent.tab();
      if (field.ariaInvalid) await expect(field).toHaveValue(typed);
      field.focus();
      await waitFor(() => expect(field).toHaveValue(typed));
      field.blur();
      for (const value of allValues(context)) await expect(value === null || isMakeable(value)).toBe(true);
    },
  );
  await fc.assert(run, { numRuns: 30 });
}

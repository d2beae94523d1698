import * as fc from "fast-check";
import { expect, waitFor } from "storybook/test";
import { allGiven, cell, type FormContext } from "./filledForm.ts";
import { isMakeable } from "./isMakeable.ts";

const pieces = fc.oneof(
  fc.constantFrom(..."0123456789-+., °xD∞"),
  fc.constantFrom("-2,25", "−1.50", "pl", "plano", "x90", "-225", "62"),
  fc.string({ maxLength: 3 }),
);
const names = [
  "Prawe oko, sfera",
  "Prawe oko, cylinder",
  "Prawe oko, oś",
  "Lewe oko, sfera",
  "Lewe oko, addycja",
  "Oboje oczu, rozstaw źrenic",
];

/** Types and pastes into cells, leaves them and comes back: what was typed stays, and what comes out can be made. */
export async function typeAtRandom(context: FormContext): Promise<void> {
  const { userEvent } = context;
  const run = fc.asyncProperty(
    fc.constantFrom(...names),
    fc.array(pieces, { maxLength: 4 }),
    fc.boolean(),
    async (name, written, isPasted) => {
      const field = cell(context, name);
      await userEvent.clear(field);
      const text = written.join("");
      if (isPasted) await userEvent.paste(text);
      else if (text) await userEvent.type(field, text.replaceAll(/[{[]/g, "$&$&"));
      const typed = field.value;
      await userEvent.tab();
      if (field.ariaInvalid) await expect(field).toHaveValue(typed);
      field.focus();
      await waitFor(() => expect(field).toHaveValue(typed));
      field.blur();
      for (const value of allGiven(context)) await expect(value === null || isMakeable(value)).toBe(true);
    },
  );
  await fc.assert(run, { numRuns: 30 });
}

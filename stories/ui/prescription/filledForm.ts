import { emptyDraft, type EnteredPrescription, type PrescriptionDraft, type PrescriptionForm } from "@dioptra/ui";
import type { StoryObj } from "@storybook/react-vite";
import type { fn } from "storybook/test";

type Play = NonNullable<StoryObj<typeof PrescriptionForm>["play"]>;
export type FormContext = Parameters<Play>[0];
type CanvasAndUser = Pick<FormContext, "canvas" | "userEvent">;

/** A complete prescription of a short-sighted wearer, without open questions. */
export const filled: PrescriptionDraft = {
  ...emptyDraft,
  texts: {
    "right.sphere": "-2,75",
    "right.cylinder": "-0,50",
    "right.axis": "170",
    "left.sphere": "-2,50",
    "left.cylinder": "-0,75",
    "left.axis": "10",
    "distance.total": "63",
  },
};

/** Returns `filled` with other texts in some cells. */
export const filledWith = (texts: PrescriptionDraft["texts"]): PrescriptionDraft => ({
  ...filled,
  texts: { ...filled.texts, ...texts },
});

/** Returns a cell by its accessible name. */
export const cell = ({ canvas }: Pick<FormContext, "canvas">, name: string) =>
  canvas.getByRole<HTMLInputElement>("textbox", { name });

/** Replaces the text of a cell by typing, and leaves the cell. */
export async function enter(context: CanvasAndUser, name: string, text: string): Promise<void> {
  await context.userEvent.clear(cell(context, name));
  await context.userEvent.keyboard(text);
  await context.userEvent.tab();
}

/** Returns all values passed to `onChange`, in order. */
export const allValues = ({ args }: Pick<FormContext, "args">): (EnteredPrescription | null)[] =>
  (args.onChange as ReturnType<typeof fn>).mock.calls.map(([value]) => value);

/** Returns the value last passed to `onChange`. */
export const lastValue = (context: Pick<FormContext, "args">) => allValues(context).at(-1);

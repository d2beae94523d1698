import { emptyDraft, type EnteredPrescription, type PrescriptionDraft, type PrescriptionForm } from "@dioptra/ui";
import type { StoryObj } from "@storybook/react-vite";
import type { fn } from "storybook/test";

type Play = NonNullable<StoryObj<typeof PrescriptionForm>["play"]>;
export type FormContext = Parameters<Play>[0];
type Hand = Pick<FormContext, "canvas" | "userEvent">;

/** A short-sighted wearer's, with nothing left to ask. */
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

/** The same with other texts in some of its cells. */
export const filledWith = (texts: PrescriptionDraft["texts"]): PrescriptionDraft => ({
  ...filled,
  texts: { ...filled.texts, ...texts },
});

export const cell = ({ canvas }: Pick<FormContext, "canvas">, name: string) =>
  canvas.getByRole<HTMLInputElement>("textbox", { name });

/** Types into a cell instead of what stood there, and leaves it. */
export async function enter(context: Hand, name: string, text: string): Promise<void> {
  await context.userEvent.clear(cell(context, name));
  await context.userEvent.keyboard(text);
  await context.userEvent.tab();
}

/** All that was given out, in order. */
export const allGiven = ({ args }: Pick<FormContext, "args">): (EnteredPrescription | null)[] =>
  (args.onChange as ReturnType<typeof fn>).mock.calls.map(([value]) => value);

/** What was given out last. */
export const given = (context: Pick<FormContext, "args">) => allGiven(context).at(-1);

import { expect, test } from "vitest";
import * as z from "zod";
import { reorderReminder } from "#domain/lenses/reorderReminder.ts";
import { vectors } from "../../../vectors/vectors.ts";

const delivery = z.strictObject({ delivered: z.string(), days: z.number() });
const reminder = z.strictObject({ lastDay: z.string(), remindOn: z.string() });

test.each(vectors("cl.reorder", delivery, reminder))("cl.reorder: $name", ({ input, expected }) => {
  expect(reorderReminder(input.delivered, input.days)).toEqual(expected);
});

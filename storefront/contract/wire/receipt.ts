import * as z from "zod/mini";
import { dateTime } from "./value.ts";

/** The receipt of a statement. The statement is valid from the time of its sending, whatever happens to it afterwards. */
export interface StatementReceipt {
  readonly reference: string;
  readonly receivedAt: Date;
}

const wireReceipt = z.object({ reference: z.string(), received_at: dateTime });
export type WireStatementReceipt = z.input<typeof wireReceipt>;

export const statementReceipt = z.pipe(
  wireReceipt,
  z.transform(({ reference, received_at }): StatementReceipt => ({ reference, receivedAt: received_at })),
);

import type { Client } from "#client/createClient.ts";
import type { Refusal } from "#client/failures.ts";
import type { LatePrescription } from "#client/orderCalls.ts";
import { type FormProblem, sendForm } from "../sendForm.ts";

/** Why a line did not take its prescription: it waits for none any more, the photo is `missing`, or as of any form. */
export type LateProblem = FormProblem["refused"] | "not-awaited" | "missing";

function readProblem({ code, fields }: Refusal): { readonly refused: LateProblem } | null {
  if (code === "NOT_AWAITED") return { refused: "not-awaited" };
  return fields.length > 0 ? { refused: "missing" } : null;
}

/** Gives an ordered line the photo of its prescription, which the platform has. Returns the problem; null for none. */
export async function sendLatePrescription(
  client: Pick<Client, "order">,
  prescription: LatePrescription,
): Promise<LateProblem | null> {
  const problem = await sendForm(() => client.order.sendPrescription(prescription), readProblem);
  return problem && problem.refused;
}

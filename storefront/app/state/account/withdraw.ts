import type { Client } from "#client/createClient.ts";
import type { Withdrawal } from "#domain/order/withdrawal.ts";
import { type FormProblem, sendForm } from "../sendForm.ts";

/** The receipt of a withdrawal. */
export type WithdrawalReceipt = Awaited<ReturnType<Client["order"]["withdraw"]>>;

/** States a withdrawal and calls `onReceived` with its receipt. Returns why it was refused; null when it was not. */
export const withdraw = (
  client: Client,
  withdrawal: Withdrawal,
  onReceived: (receipt: WithdrawalReceipt) => void,
): Promise<FormProblem | null> => sendForm(async () => onReceived(await client.order.withdraw(withdrawal)));

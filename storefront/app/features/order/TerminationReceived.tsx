import { Button } from "@dioptra/ui";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { Termination } from "#domain/termination.ts";
import { saveFile } from "../../components/saveFile.ts";
import { StatementReceived, type StatementReceipt } from "./StatementResult.tsx";

/** Returns a statement with the date and time of its receipt as text, to be kept (§ 312k (3) BGB). */
function statementText(intl: IntlShape, stated: Termination, { reference, receivedAt }: StatementReceipt): string {
  const say = (id: string) => intl.formatMessage({ id });
  const date = (value: string) => intl.formatDate(value, { dateStyle: "long", timeZone: "UTC" });
  const rows: readonly (readonly [label: string, value: string])[] = [
    [say("termination.contract"), stated.contract],
    [say("withdrawal.name"), stated.name],
    [say("withdrawal.email"), stated.email],
    [say("termination.kind"), say(`termination.kind.${stated.kind}`)],
    ...(stated.reason === "" ? [] : [[say("termination.reason"), stated.reason] as const]),
    [say("termination.endsOn"), stated.endsOn === "" ? say("termination.soonest") : date(stated.endsOn)],
    [say("termination.receivedAt"), intl.formatDate(receivedAt, { dateStyle: "long", timeStyle: "long", timeZone })],
    [say("termination.reference"), reference],
  ];
  return [say("termination.title"), "", ...rows.map(([label, value]) => `${label}: ${value}`), ""].join("\n");
}

export interface TerminationReceivedProps {
  readonly stated: Termination;
  readonly receipt: StatementReceipt;
}

/** The confirmation of a statement that ends a contract, which can be saved. */
export function TerminationReceived({ stated, receipt }: TerminationReceivedProps) {
  const intl = useIntl();
  const name = `${receipt.reference}.txt`;
  return (
    <StatementReceived
      receipt={receipt}
      renderSentence={(values) => <FormattedMessage id="termination.received" values={values} />}
    >
      <p>
        <Button
          variant="line"
          onClick={() => saveFile(name, "text/plain;charset=utf-8", statementText(intl, stated, receipt))}
        >
          <FormattedMessage id="termination.save" />
        </Button>
      </p>
    </StatementReceived>
  );
}

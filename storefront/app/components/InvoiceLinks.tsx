import { Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { correctionNumber } from "#domain/order/correction.ts";
import type { Correction } from "#domain/order/order.ts";

export interface InvoiceLinksProps {
  /** The number of the order. */
  readonly number: string;
  /** The address of the invoice; null while there is none. */
  readonly invoiceHref: string | null;
  readonly corrections: readonly Correction[];
  /** Returns the address of a correction. */
  readonly hrefOf: (correction: Correction) => string;
}

/** The invoice of an order and its corrections, as PDFs. */
export function InvoiceLinks({ number, invoiceHref, corrections, hrefOf }: InvoiceLinksProps) {
  if (invoiceHref === null) return null;
  return (
    <>
      <p>
        <Link href={invoiceHref}>
          <FormattedMessage id="confirmation.invoice" />
        </Link>
      </p>
      {corrections.map((correction) => (
        <p key={correction.sequence}>
          <Link href={hrefOf(correction)}>
            <FormattedMessage
              id="confirmation.correction"
              values={{ number: correctionNumber({ number }, correction) }}
            />
          </Link>
        </p>
      ))}
    </>
  );
}

import { createIntl, type IntlShape } from "react-intl";
import { messagesIn } from "../../.storybook/environment/messages.ts";
import { cell, head, scroller, table, wrapping } from "./StatusTable.css.ts";

const said = (id: string, values?: Record<string, number>) => (intl: IntlShape) => intl.formatMessage({ id }, values);
const euro = (amount: number) => (intl: IntlShape) => intl.formatNumber(amount, { style: "currency", currency: "EUR" });

const examples: readonly [what: string, say: (intl: IntlShape) => string][] = [
  ["a field left empty", said("ui.personName.lastName.required")],
  ["our fault", said("ui.errorPage.failedText")],
  ["no network", said("ui.errorPage.offlineText")],
  ["a button with a count", said("ui.filterFoot.show", { count: 1 })],
  ["the same for 3", said("ui.filterFoot.show", { count: 3 })],
  ["the same for 25", said("ui.filterFoot.show", { count: 25 })],
  ["a price", euro(1299)],
  ["a high price", euro(12_999)],
];

const intls = ["pl", "de", "en"].map((locale) => createIntl({ locale, messages: messagesIn(locale) }));

/** The same sentences and figures in Polish, German and English, as the components say them. */
export function SaidIn() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
    <section className={scroller} aria-label="Sentences and figures in three languages" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {["", "pl", "de", "en"].map((locale) => (
              <th key={locale} className={head} scope="col">
                {locale || "What is said"}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(([what, say]) => (
            <tr key={what}>
              <th className={cell} scope="row">
                {what}
              </th>
              {intls.map((intl) => (
                <td key={intl.locale} className={wrapping} lang={intl.locale}>
                  {say(intl)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

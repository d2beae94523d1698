import { createIntl, type IntlShape } from "react-intl";
import { messagesIn } from "../../.storybook/environment/messages.ts";
import { cell, head, scroller, table, wrapping } from "./StatusTable.css.ts";

const message = (id: string, values?: Record<string, number>) => (intl: IntlShape) =>
  intl.formatMessage({ id }, values);
const euro = (amount: number) => (intl: IntlShape) => intl.formatNumber(amount, { style: "currency", currency: "EUR" });

const examples: readonly [situation: string, format: (intl: IntlShape) => string][] = [
  ["a field left empty", message("ui.personName.lastName.required")],
  ["our fault", message("ui.errorPage.failedText")],
  ["no network", message("ui.errorPage.offlineText")],
  ["a button with a count", message("ui.filterActions.show", { count: 1 })],
  ["the same for 3", message("ui.filterActions.show", { count: 3 })],
  ["the same for 25", message("ui.filterActions.show", { count: 25 })],
  ["a price", euro(1299)],
  ["a high price", euro(12_999)],
];

const intls = ["pl", "de", "en"].map((locale) => createIntl({ locale, messages: messagesIn(locale) }));

/** A table of messages and numbers of the components in Polish, German and English. */
export function MessageSamples() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard
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
          {examples.map(([situation, format]) => (
            <tr key={situation}>
              <th className={cell} scope="row">
                {situation}
              </th>
              {intls.map((intl) => (
                <td key={intl.locale} className={wrapping} lang={intl.locale}>
                  {format(intl)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

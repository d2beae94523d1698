import { offer } from "#configuration/offer.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import type { Money } from "#domain/money.ts";
import { rowTitles } from "../../checkout/rowTitles.ts";
import { type InLanguages, inWords, type Language } from "../../kernel/mail/language.ts";
import { type Letter, type LetterPart, type LetterRow, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

/** What an order's mail tells. The values of a prescription are not among it: a mail is read by too many. */
export interface OrderFacts {
  readonly number: string;
  readonly firstName: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly rowTotal: Money;
    readonly options: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly couponCode: string | null;
  readonly totals: readonly TotalsRow[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
  /** The lines of the address, as they stand on a parcel; none where nothing is delivered. */
  readonly address: readonly string[];
  /** The page that orders its lenses again; null where it has none. */
  readonly renewalHref: string | null;
}

const words: InLanguages<{
  readonly subject: (number: string) => string;
  readonly thanks: (number: string) => string;
  readonly goods: string;
  readonly pieces: (quantity: number) => string;
  readonly delivery: string;
  readonly payment: string;
  readonly withdrawal: string;
  readonly renew: string;
}> = {
  pl: {
    subject: (number) => `Potwierdzenie zamówienia ${number}`,
    thanks: (number) => `dziękujemy za zamówienie. Przyjęliśmy je pod numerem ${number}.`,
    goods: "Zamówione produkty",
    pieces: (quantity) => `Liczba sztuk: ${quantity}`,
    delivery: "Dostawa",
    payment: "Płatność",
    renew: "Zamów te soczewki ponownie",
    withdrawal: `Od umowy możesz odstąpić w ciągu ${offer.returnDays} dni od otrzymania przesyłki, bez podania przyczyny. Prawo to nie dotyczy okularów z soczewkami korekcyjnymi, które wykonujemy na zamówienie według recepty.`,
  },
  de: {
    subject: (number) => `Bestätigung Ihrer Bestellung ${number}`,
    thanks: (number) => `vielen Dank für Ihre Bestellung. Wir haben sie unter der Nummer ${number} angenommen.`,
    goods: "Bestellte Artikel",
    pieces: (quantity) => `Anzahl: ${quantity}`,
    delivery: "Lieferung",
    payment: "Zahlung",
    renew: "Diese Linsen wieder bestellen",
    withdrawal: `Sie können den Vertrag innerhalb von ${offer.returnDays} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Das Widerrufsrecht besteht nicht bei Brillen mit Korrektionsgläsern, die wir nach Ihren Werten anfertigen.`,
  },
  en: {
    subject: (number) => `Confirmation of your order ${number}`,
    thanks: (number) => `thank you for your order. We have accepted it under the number ${number}.`,
    goods: "What you ordered",
    pieces: (quantity) => `Quantity: ${quantity}`,
    delivery: "Delivery",
    payment: "Payment",
    renew: "Order these lenses again",
    withdrawal: `You may withdraw from the contract within ${offer.returnDays} days of receiving the parcel, without giving a reason. This does not apply to glasses with prescription lenses, which we make to your values.`,
  },
};

/** Tells a shopper that the order has arrived, with all that was agreed (Directive 2011/83/EU, article 8(7)). */
export function orderConfirmation(order: OrderFacts, language: Language): Letter {
  const say = words[language];
  const lines = order.lines.map(({ name, quantity, rowTotal, options }): LetterRow => ({
    label: name,
    value: inWords(rowTotal, language),
    note: [say.pieces(quantity), ...options.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
  }));
  const totals = order.totals.map(({ code, amount }): LetterRow => ({
    label: rowTitles[language][code],
    value: inWords(amount, language),
    ...(code === "discount" && order.couponCode !== null && { note: order.couponCode }),
    ...(code === "grand_total" && { isStrong: true }),
  }));
  const delivery: readonly LetterPart[] =
    order.address.length === 0
      ? []
      : [{ kind: "heading", text: say.delivery }, paragraph([order.shippingTitle, ...order.address].join("\n"))];
  return {
    subject: say.subject(order.number),
    greeting: greeting[language](order.firstName),
    parts: [
      paragraph(say.thanks(order.number)),
      { kind: "heading", text: say.goods },
      { kind: "rows", rows: [...lines, ...totals] },
      ...delivery,
      { kind: "heading", text: say.payment },
      paragraph(order.paymentTitle),
      paragraph(say.withdrawal),
      ...(order.renewalHref === null ? [] : [{ kind: "link", text: say.renew, href: order.renewalHref } as const]),
    ],
    closing: signature[language],
  };
}

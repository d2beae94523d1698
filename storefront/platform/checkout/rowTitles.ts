import type { TotalsRow } from "#domain/cart/cart.ts";
import type { InLanguages } from "../kernel/mail/language.ts";

/** What the rows of a cart's or an order's totals are called. */
export const rowTitles: InLanguages<Readonly<Record<TotalsRow["code"], string>>> = {
  pl: {
    subtotal: "Wartość produktów",
    discount: "Rabat",
    shipping: "Dostawa",
    payment: "Płatność",
    tax: "w tym VAT",
    grand_total: "Razem",
  },
  de: {
    subtotal: "Warenwert",
    discount: "Rabatt",
    shipping: "Versand",
    payment: "Zahlung",
    tax: "darin enthaltene MwSt.",
    grand_total: "Gesamtbetrag",
  },
  en: {
    subtotal: "Goods",
    discount: "Discount",
    shipping: "Delivery",
    payment: "Payment",
    tax: "of which VAT",
    grand_total: "Total",
  },
};

import type { ConsentCategory, StorageDuration, StoredItem } from "@dioptra/ui";
import { useIntl } from "react-intl";
import { content } from "#configuration/content.ts";
import { useShop } from "../state/useShop.ts";

/** A cookie or an entry in the browser's storage. Entries of one purpose share a line, and a message names what for. */
interface Stored {
  readonly name: string;
  readonly code:
    | "visitor"
    | "login"
    | "cart"
    | "saved"
    | "forms"
    | "checkout"
    | "prescription"
    | "choice"
    | "viewed"
    | "searches"
    | "offer"
    | "addresses"
    | "files"
    | "answers"
    | "account";
  readonly duration: StorageDuration;
}

const days = (value: number): StorageDuration => ({ value, unit: "day" });

const necessary: readonly Stored[] = [
  { name: "__Host-dioptra-visitor", code: "visitor", duration: days(400) },
  { name: "__Host-dioptra-token, __Host-dioptra-refresh, __Host-dioptra-customer", code: "login", duration: days(30) },
  { name: "dioptra-cart", code: "cart", duration: "unlimited" },
  { name: "current-wishlist, current-compare, dioptra-my-size", code: "saved", duration: "unlimited" },
  { name: "dioptra-form, tsr-scroll-restoration", code: "forms", duration: "session" },
  { name: "dioptra-checkout", code: "checkout", duration: "unlimited" },
  { name: "dioptra-prescriptions", code: "prescription", duration: days(30) },
  {
    name: "dioptra-1-shell, dioptra-1-visited, dioptra-1-pictures, dioptra-1-reminder",
    code: "files",
    duration: "unlimited",
  },
  { name: "dioptra-consent", code: "choice", duration: days(content.consentDays) },
];

const convenience: readonly Stored[] = [
  { name: "dioptra-recently-viewed", code: "viewed", duration: "unlimited" },
  { name: "dioptra-searches", code: "searches", duration: "unlimited" },
  { name: "dioptra-newsletter-offered", code: "offer", duration: "unlimited" },
  { name: "dioptra-addresses", code: "addresses", duration: "unlimited" },
  { name: "dioptra-answers", code: "answers", duration: days(30) },
  { name: "dioptra-account", code: "account", duration: "unlimited" },
];

/** Returns the categories of what the shop stores in a browser, in the shopper's language. */
export function useConsentCategories(): readonly ConsentCategory[] {
  const intl = useIntl();
  const readBy = intl.formatMessage({ id: "ui.logo.name" });
  const itemsOf = (stored: readonly Stored[]): readonly StoredItem[] =>
    stored.map(({ name, code, duration }) => ({
      name,
      purpose: intl.formatMessage({ id: `consent.item.${code}` }),
      readBy,
      duration,
    }));
  return [
    {
      code: "necessary",
      name: intl.formatMessage({ id: "consent.necessary" }),
      text: intl.formatMessage({ id: "consent.necessary.text" }),
      need: "necessary",
      items: itemsOf(necessary),
    },
    {
      code: "convenience",
      name: intl.formatMessage({ id: "consent.convenience" }),
      text: intl.formatMessage({ id: "consent.convenience.text" }),
      need: "optional",
      items: itemsOf(convenience),
    },
    {
      code: "photos",
      name: intl.formatMessage({ id: "consent.photos" }),
      text: intl.formatMessage({ id: "consent.photos.text" }),
      need: "optional",
      items: [],
    },
  ];
}

/** Returns a function that stores a choice and confirms it. */
export function useChooseConsent(): (agreed: readonly string[]) => void {
  const { consent, notices } = useShop();
  return (agreed) => {
    consent.decide(agreed);
    notices.show("success", { id: "notice.consentSaved" });
  };
}

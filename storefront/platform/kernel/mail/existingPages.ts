import type { Letter } from "./letter.ts";

/** Pages that mails are to link to once they exist. Whoever adds such a page removes it here. */
const comingPages = /\/(order-status|renew-order|my-account)(\/|$)/;

const leadsNowhere = (href: string): boolean => comingPages.test(new URL(href).pathname);

/** Returns the letter without links to pages that the shop does not have yet. */
export const withExistingLinks = (letter: Letter): Letter => ({
  ...letter,
  parts: letter.parts.filter((part) => part.kind !== "link" || !leadsNowhere(part.href)),
});

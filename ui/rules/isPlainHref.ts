const schemes = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
const here = /^(?:\/(?!\/)|#|\?)/;

/**
 * Whether an address may be linked from a text that was written outside the shop: a page, a mail address or a telephone
 * number, of this shop or another site; never something that runs, such as `javascript:`.
 */
export const isPlainHref = (href: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(href) && (schemes.test(href) || here.test(href));

/** Stories that are wider than 320 px at a text size of 200 %, because numbers do not wrap. */
export const wideStories: ReadonlySet<string> = new Set([
  // Numbers with eight or more digits, next to a name or in half of the width.
  "catalog-searchpanel--stress",
  "content-franchisecalculator--stress",
  "layout-summarylayout--stress",
  "product-price--stress",
  // A cart with more than 99 pieces.
  "navigation-siteheader--full-cart",
  "navigation-siteheader--stress",
]);

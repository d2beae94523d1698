/** Stories that are wider than 320 px with text of 200 %, and why: a figure does not break in the middle. */
export const knownToBeWider: ReadonlySet<string> = new Set([
  // Eight figures and more, beside a name or in half of the width.
  "catalog-searchpanel--stress",
  "content-franchisecalculator--stress",
  "layout-withsummary--stress",
  "product-price--stress",
  // A cart of more than ninety-nine pieces.
  "navigation-siteheader--full-cart",
  "navigation-siteheader--stress",
]);

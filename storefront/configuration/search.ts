export interface SearchConfiguration {
  /** Hits that score lower are left out (specification, section 9). */
  readonly minimumScore: number;
  /** How long the browser waits for an answer, in milliseconds (section 9). */
  readonly browserTimeout: number;
  /** How long the server waits for an answer while it renders, in milliseconds (section 9). */
  readonly serverTimeout: number;
  /** Letters that a word may differ in (section 9). */
  readonly fuzziness: number;
  /** How much a hit in each attribute counts (section 9). */
  readonly attributeBoosts: Readonly<Record<string, number>>;
  /** Share of documents from which on a word is too common to count alone (storefront behaviour, section 7). */
  readonly cutoffFrequency: number;
  /** Spellings that a fuzzy word is tried in (storefront behaviour, section 7). */
  readonly maximumExpansions: number;
  /** First letters that must be right (storefront behaviour, section 7). */
  readonly prefixLength: number;
  /** Share of the words that must be found (storefront behaviour, section 7). */
  readonly minimumShouldMatch: string;
  /** Characters of the shortest term that is searched for (section 2, Route naming). */
  readonly minimumTermLength: number;
}

export const search: SearchConfiguration = {
  minimumScore: 0.02,
  browserTimeout: 5000,
  serverTimeout: 1000,
  fuzziness: 2,
  attributeBoosts: { name: 4, sku: 2, "category.name": 1 },
  cutoffFrequency: 0.01,
  maximumExpansions: 3,
  prefixLength: 2,
  minimumShouldMatch: "75%",
  minimumTermLength: 3,
};

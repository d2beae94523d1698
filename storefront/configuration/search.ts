export interface SearchConfiguration {
  /** Hits that score lower are left out (docs/specification/settings.md#setting-5). */
  readonly minimumScore: number;
  /** How long the browser waits for an answer, in milliseconds (docs/specification/catalogue.md#list-30). */
  readonly browserTimeout: number;
  /** How long the server waits for an answer while it renders, in milliseconds. */
  readonly serverTimeout: number;
  /** Letters that a word may differ in. */
  readonly fuzziness: number;
  /** How much a hit in each attribute counts (docs/specification/catalogue.md#list-28). */
  readonly attributeBoosts: Readonly<Record<string, number>>;
  /** Share of documents from which on a word is too common to count alone (docs/specification/catalogue.md#list-29). */
  readonly cutoffFrequency: number;
  /** Spellings that a fuzzy word is tried in. */
  readonly maximumExpansions: number;
  /** First letters that must be right. */
  readonly prefixLength: number;
  /** Share of the words that must be found. */
  readonly minimumShouldMatch: string;
  /** Characters of the shortest term that is searched for (docs/specification/catalogue.md#list-25). */
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

export interface ContentConfiguration {
  /** Front blocks fetched at once (docs/specification/settings.md#setting-21). */
  readonly frontBlockSize: number;
  /** Articles fetched at once when a list asks for no number. */
  readonly articleSize: number;
  /** CMS blocks in a list. */
  readonly blockListSize: number;
  /** CMS blocks or pages fetched at most. */
  readonly maximumSize: number;
}

export const content: ContentConfiguration = {
  frontBlockSize: 4000,
  articleSize: 4000,
  blockListSize: 150,
  maximumSize: 500,
};

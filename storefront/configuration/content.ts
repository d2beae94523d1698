export interface ContentConfiguration {
  /** Front blocks fetched at once (specification, section 9). */
  readonly frontBlockSize: number;
  /** Articles fetched at once when a list asks for no number (section 9). */
  readonly articleSize: number;
  /** CMS blocks in a list (section 9). */
  readonly blockListSize: number;
  /** CMS blocks or pages fetched at most (section 9). */
  readonly maximumSize: number;
}

export const content: ContentConfiguration = {
  frontBlockSize: 4000,
  articleSize: 4000,
  blockListSize: 150,
  maximumSize: 500,
};

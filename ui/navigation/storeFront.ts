/** One of the shop's store views, in the words of those who would choose it. */
export interface StoreFront {
  /** In itself, such as "Deutsch". */
  readonly language: string;
  /** In its own language, such as "Deutschland". */
  readonly country: string;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly href: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** It is the one that is shown. */
  readonly current?: boolean;
}

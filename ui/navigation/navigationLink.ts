/** One entry of the main navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** The link's own page is shown, or one below it. */
  readonly current?: "page" | "section" | undefined;
  /** `sale` for the way to reduced products. @default "plain" */
  readonly tone?: "plain" | "sale";
}

/** The value of `aria-current`: the page itself, or the branch that holds it. */
export const ariaCurrent = ({ current }: NavigationLink) => (current === "section" ? "true" : current);

/** A list of links below one entry of the main navigation. */
export interface MenuGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** An entry of the main navigation with what lies below it; without groups it is a link alone. */
export interface MenuBranch extends NavigationLink {
  readonly groups?: readonly MenuGroup[];
}

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

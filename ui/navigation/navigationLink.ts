/** One entry of the main navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** The current page is the link's own (`page`), or one below it (`section`). */
  readonly current?: "page" | "section" | undefined;
  /** `sale` for the link to reduced products. @default "plain" */
  readonly tone?: "plain" | "sale";
}

/** Returns the value of `aria-current` for a link. */
export const ariaCurrent = ({ current }: NavigationLink) => (current === "section" ? "true" : current);

/** A titled list of links below an entry of the main navigation. */
export interface MenuGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** An entry of the main navigation with the groups below it; without groups it is a plain link. */
export interface MenuBranch extends NavigationLink {
  readonly groups?: readonly MenuGroup[];
}

/** One of the shop's store views, named in its own language. */
export interface StoreFront {
  /** In its own language, such as "Deutsch". */
  readonly language: string;
  /** In its own language, such as "Deutschland". */
  readonly country: string;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly href: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** This store view is the current one. */
  readonly current?: boolean;
}

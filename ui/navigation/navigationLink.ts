/** One entry of the main navigation. */
export interface NavigationLink {
  /** The text of the link. */
  readonly label: string;
  /** The page that the link opens. */
  readonly href: string;
  /** Whether the current page is the link's target (`page`) or below it (`section`). */
  readonly current?: "page" | "section" | undefined;
  /** `sale` for the link to reduced products. @default "plain" */
  readonly tone?: "plain" | "sale";
}

/** Returns the value of `aria-current` for a link. */
export const ariaCurrent = ({ current }: NavigationLink) => (current === "section" ? "true" : current);

/** A titled list of links below an entry of the main navigation. */
export interface MenuGroup {
  /** The heading of the group. */
  readonly title: string;
  /** The links, in display order. */
  readonly links: readonly NavigationLink[];
}

/** An entry of the main navigation with the groups below it; without groups it is a plain link. */
export interface MenuBranch extends NavigationLink {
  /** The groups, in display order. */
  readonly groups?: readonly MenuGroup[];
}

/** A store view of the shop, named in its own language. */
export interface StoreViewLink {
  /** The language's own name, such as "Deutsch". */
  readonly language: string;
  /** The country's name in that language, such as "Deutschland". */
  readonly country: string;
  /** The ISO 4217 code of the currency. */
  readonly currency: string;
  /** The page to open in that store view. */
  readonly href: string;
  /** The BCP 47 tag of the language. */
  readonly lang: string;
  /** Whether this is the current store view. */
  readonly current?: boolean;
}

import type { Master } from "../media/picture.ts";
import type { Passage } from "./passages.ts";

/** An article of the blog (specification, section 3, Article). */
export interface Article {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly body: readonly Passage[];
  readonly picture: Master | null;
  readonly categories: readonly string[];
  /** The ids of what is read next. */
  readonly relatedIds: readonly number[];
}

/** A page of words (section 3, CMS page and block lists). */
export interface ContentPage {
  readonly id: number;
  readonly code: string;
  /** The end of its address. */
  readonly identifier: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly body: readonly Passage[];
}

/** Words that stand on several pages. */
export interface ContentBlock {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly body: readonly Passage[];
}

/** Where a page of words stands among the others. */
export interface ContentNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly identifier: string;
  readonly title: string;
}

/** A few words at a place of a page (section 3, Front block). */
export interface FrontBlock {
  readonly page: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** Null for words that lead nowhere. */
  readonly href: string | null;
}

/** A question that is asked often (section 3, FAQ entry). */
export interface Question {
  readonly code: string;
  readonly categoryCode: string;
  readonly question: string;
  readonly answer: string;
}

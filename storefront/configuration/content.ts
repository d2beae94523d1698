import type { Helplines } from "#domain/helpline.ts";
import { defaultsOf, size } from "./setting.ts";

export const contentSettings = {
  /** Front blocks in one request (docs/specification/settings.md#setting-21). */
  frontBlockSize: size(4000),
  /** Articles in an answer to a request that states no number. */
  articleSize: size(4000),
  /** CMS blocks in a list. */
  blockListSize: size(150),
  /** The maximum number of CMS blocks or pages in one request. */
  maximumSize: size(500),
  /** The newest articles on the home page. */
  articlesOnHomePage: size(3),
  /** The first of the frequently asked questions on the home page. */
  questionsOnHomePage: size(5),
  /** The products that a page of text shows, such as the reduced ones at `/sale`. */
  productsOnPage: size(8),
  /** The seconds that a shopper stays on a page before the newsletter is offered over it (docs/specification/pages.md#page-64). */
  newsletterPopupSeconds: size(60),
  /** The days until it is offered in the same browser again. */
  newsletterPopupPauseDays: size(90),
  /** The days after which a choice of what may be stored is asked for again (docs/specification/content.md#content-20). */
  consentDays: size(365),
};

export const content = defaultsOf(contentSettings);

/** The telephone for questions by store: numbers that are not assigned, for shops to replace with theirs. */
export const helplines: Helplines = {
  pl: { phone: "+48 22 000 45 60", href: "tel:+48220004560" },
  de: { phone: "+49 30 23125 456", href: "tel:+493023125456" },
};

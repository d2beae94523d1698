/** The page on which the newsletter is asked for without a login (docs/specification/pages.md#page-78). */
export const newsletterPath = "/newsletter";

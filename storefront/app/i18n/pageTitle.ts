import { intlOf, type Spoken } from "./intlOf.ts";

/** A page's name in the browser's tab. */
export const pageTitle = (spoken: Spoken, page: string) => intlOf(spoken).formatMessage({ id: "site.title" }, { page });

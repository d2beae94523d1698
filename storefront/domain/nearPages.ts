import { searchForms } from "@dioptra/ui/rules";

/** A page that an address which does not exist may have meant. */
export interface NearPage {
  readonly label: string;
  readonly href: string;
}

const shortestWord = 3;
/** Words with this many equal first letters count as forms of one word: "Brille" and "Brillen". */
const stemLength = 5;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    searchForms(text)
      .flatMap((form) => form.split(/[^\p{L}\d]+/u))
      .filter((word) => word.length >= shortestWord)
      .map((word) => word.slice(0, stemLength)),
  );

/** Returns the pages that share the most words with an address, in their order; none if no page shares a word. */
export function nearPages(pathname: string, pages: readonly NearPage[], count: number): readonly NearPage[] {
  const meant = stemsOf(pathname);
  return pages
    .map((page) => {
      const own = stemsOf(`${page.label} ${page.href}`);
      return { page, shared: [...own].filter((stem) => meant.has(stem)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ page }) => page);
}

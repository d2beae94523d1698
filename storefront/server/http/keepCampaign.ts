import type { ParsePageQuery } from "#app/pageQuery.ts";
import type { PageAnswer } from "../answer/pageAnswer.ts";

/**
 * Adds to a redirect the query parameters that no page reads, such as those of a campaign, which measure where shoppers
 * come from. Cached redirects have none, because their key leaves such parameters out.
 */
export function keepCampaign(answer: PageAnswer, search: string, parse: ParsePageQuery): PageAnswer {
  if (search === "" || answer.status < 300 || answer.status >= 400) return answer;
  const read = parse(search);
  const unread = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !Object.hasOwn(read, name)));
  if (unread.size === 0) return answer;
  const withUnread = (location: string) => `${location}${location.includes("?") ? "&" : "?"}${unread}`;
  return {
    ...answer,
    headers: answer.headers.map(([name, value]) => [name, name === "location" ? withUnread(value) : value] as const),
  };
}

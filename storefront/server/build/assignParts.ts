import { type MessagePart, messageParts, sitePart } from "#app/i18n/messageParts.ts";
import { type MessageLoad, type MessageUses, readMessageUses } from "./messageLoads.ts";

/** Shown when nothing can be loaded, so that their texts must be there already. */
const neverLoaded: ReadonlySet<string> = new Set([
  "notice.loadFailed",
  "notice.reload",
  "notice.syncFailed",
  "notice.syncFailedNotStored",
  "notice.tryAgain",
  "offline.newContent",
]);

const inAll = (lists: readonly (readonly MessagePart[])[]): readonly MessagePart[] => {
  const [first = [], ...others] = lists;
  return first.filter((part) => others.every((each) => each.includes(part)));
};

/**
 * Returns the part of a message that is shown after `uses`: one that is there in all of them, if possible loaded for them.
 * Among these it is the one that the fewest other `loads` would bring for nothing. Without such a part it is the one that
 * every page loads; what no page shows is the library's.
 */
export function choosePart(uses: readonly MessageLoad[], loads: readonly MessageLoad[]): MessagePart {
  if (uses.length === 0) return "library";
  const users = new Set(uses.map(({ name }) => name));
  const own = inAll(uses.map((use) => use.own));
  const possible = own.length > 0 ? own : inAll(uses.map(({ all }) => all));
  const wasteOf = (part: MessagePart) =>
    loads.filter((load) => load.own.includes(part) && !users.has(load.name)).length;
  const [best = sitePart] = possible.toSorted(
    (a, b) => wasteOf(a) - wasteOf(b) || messageParts.indexOf(a) - messageParts.indexOf(b),
  );
  return best;
}

/** Returns the part of each message, as it follows from the modules that use it. */
export function assignParts(
  ids: readonly string[],
  { loads, usesOf }: MessageUses = readMessageUses(ids),
): ReadonlyMap<string, MessagePart> {
  return new Map(
    ids.map((id) => [id, neverLoaded.has(id) ? sitePart : choosePart(usesOf.get(id) ?? [], loads)] as const),
  );
}

import { type MessagePart, messageParts, partOfNotice, partsOfOptions, partsOfPanel } from "#app/i18n/messageParts.ts";
import { filesIn, idsNamedIn, importsOf, isFormatted, sourceOf } from "./usedMessages.ts";

type Parts = readonly MessagePart[];

/** One moment at which parts of the messages are loaded: a page, or something that a page shows later. */
export interface MessageLoad {
  /** The module that asks for the parts. */
  readonly name: string;
  /** The parts that are loaded at this moment. */
  readonly own: Parts;
  /** The parts that are there then, which includes those of the page around it. */
  readonly all: Parts;
}

const app = (file: string) => `storefront/app/${file}`;

/**
 * Modules that code loads by hand together with parts of the messages, because they open faster than with
 * `WithMessages`, which all others use.
 */
const loadedByHand: Readonly<Record<string, Parts>> = {
  [app("layout/ShopAccount.tsx")]: partsOfPanel.account,
  [app("layout/ShopMenu.tsx")]: partsOfPanel.menu,
  [app("layout/ShopMegaMenu.tsx")]: partsOfPanel.menu,
  [app("layout/ShopMicrocart.tsx")]: partsOfPanel.microcart,
  [app("layout/ShopSearch.tsx")]: partsOfPanel.search,
  [app("layout/Suggestions.tsx")]: partsOfPanel.search,
  [app("layout/ShopWishlist.tsx")]: partsOfPanel.wishlist,
  [app("layout/ShopConsent.tsx")]: partsOfPanel.consent,
  [app("layout/ShopNewsletter.tsx")]: partsOfPanel.newsletter,
  [app("components/NewsletterSignUp.tsx")]: partsOfPanel.newsletter,
  [app("components/PlainNewsletterForm.tsx")]: partsOfPanel.newsletter,
  "ui/eyewear/viewer/TurnedFrame.tsx": partsOfPanel.viewer,
  "ui/eyewear/tryOn/TryOnDialog.tsx": partsOfPanel.tryOn,
};

/** What shows messages without a route: the page that could not be loaded, drawings, and the server's own pages. */
const withoutRoute: Readonly<Record<string, Parts>> = {
  [app("layout/LoadFailed.tsx")]: [],
  [app("pictures/drawPicture.tsx")]: ["product"],
  "storefront/server/http/fallbackPages.ts": ["server"],
};

const loadOf = (name: string, own: Parts, before: Parts = []): MessageLoad => ({
  name,
  own,
  all: [...new Set([...before, ...own])],
});

const partsIn = (list: string): Parts => messageParts.filter((part) => list.includes(`"${part}"`));

/** Returns the parts that `WithMessages` loads in a file; none if the file does not use it. */
export function partsAskedIn(file: string): Parts {
  const [, list, name] = /<WithMessages parts=\{(?:\[([^\]]*)\]|([\w.]+))\}/.exec(sourceOf(file)) ?? [];
  if (list !== undefined) return partsIn(list);
  if (name === undefined) return [];
  const [, parts] =
    Object.entries<Parts>(partsOfPanel).find(([panel]) => name === `partsOfPanel.${panel}`) ??
    (name === "partsOfOptions" ? [name, partsOfOptions] : []);
  if (!parts) throw new Error(`${file} loads "${name}", which is no list of parts.`);
  return parts;
}

/** Returns the pages: those of `/my-account/orders` also load what the route `/my-account` around it states. */
function pageLoads(): readonly MessageLoad[] {
  const routes = filesIn("routes").map((file) => {
    const name = file.slice(app("routes/").length, -".tsx".length);
    const [, list = ""] = /staticData: \{[^}]*messages: \[([^\]]*)\]/.exec(sourceOf(file)) ?? [];
    return { file, id: `/${name.replaceAll(".", "/").replace(/index$/, "")}`, parts: partsIn(list) };
  });
  return routes.map(({ file, id }) => {
    const around = routes.filter((each) => each.id === id || id.startsWith(`${each.id}/`));
    return loadOf(
      file,
      around.flatMap(({ parts }) => parts),
    );
  });
}

/** Calls `show` with each module that can be shown, and each load that has then happened. */
function forEachShown(show: (file: string, load: MessageLoad) => void): void {
  const seen = new Set<string>();
  const visit = (file: string, before: MessageLoad) => {
    const asked = partsAskedIn(file);
    const load = asked.length > 0 ? loadOf(file, asked, before.all) : before;
    const key = [file, load.name, ...load.all].join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    show(file, load);
    const { now, later } = importsOf(file);
    for (const each of now) visit(each, load);
    for (const each of later) {
      const parts = loadedByHand[each];
      visit(each, parts ? loadOf(each, parts, load.all) : load);
    }
  };
  for (const load of pageLoads()) visit(load.name, load);
  for (const [file, parts] of Object.entries(withoutRoute)) visit(file, loadOf(file, parts));
}

/** The loads of the shop, and for each message those after which it is shown. */
export interface MessageUses {
  readonly loads: readonly MessageLoad[];
  readonly usesOf: ReadonlyMap<string, readonly MessageLoad[]>;
}

/**
 * Follows the imports of every page, through all that it loads later, to the modules that name messages. What the state
 * names is shown as a notice, whose part is loaded with it.
 */
export function readMessageUses(ids: readonly string[]): MessageUses {
  const loads = new Map<string, MessageLoad>();
  const usesOf = new Map<string, MessageLoad[]>();
  const addUse = (id: string, load: MessageLoad) => usesOf.set(id, [...(usesOf.get(id) ?? []), load]);
  const noticeOf = (id: string) => loadOf("notice", [partOfNotice(id)]);
  const state = new Set(filesIn("state"));
  for (const file of state) for (const id of idsNamedIn(file, ids)) addUse(id, noticeOf(id));
  forEachShown((file, load) => {
    loads.set(load.name, load);
    if (state.has(file)) return;
    for (const id of idsNamedIn(file, ids)) {
      const isNotice = id.startsWith("notice.") && !isFormatted(file, id);
      addUse(id, isNotice ? noticeOf(id) : load);
    }
  });
  return { loads: [...loads.values()], usesOf };
}

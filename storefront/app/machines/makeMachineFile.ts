import { storeViews } from "#configuration/storeViews.ts";
import { manifestPath } from "#domain/webManifest.ts";
import {
  countProductSitemaps,
  type MachineSetting,
  type SitemapKind,
  sitemapKinds,
  sitemapPages,
  storesFor,
} from "./listedPages.ts";
import { llmsText } from "./llmsText.ts";
import { markdownTwin } from "./markdownTwin.ts";
import { productFeed } from "./productFeed.ts";
import { robotsText } from "./robotsText.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml.ts";
import { webManifest } from "./webManifest.ts";

/** A file that programs read, not people: a whole text, or the parts of one that is too long for that. */
export type MachineFile =
  | {
      readonly type: string;
      readonly text: string;
      /** The address of the page with the same content, which search engines are led to. */
      readonly canonical?: string;
    }
  | { readonly type: string; readonly parts: AsyncIterable<string> };

const plain = (text: string): MachineFile => ({ type: "text/plain; charset=utf-8", text });
const xml = (text: string): MachineFile => ({ type: "application/xml; charset=utf-8", text });

const feedPath = /^\/feeds\/([a-z]{2})\.tsv$/;
const sitemapPath = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/;

/** Returns which sitemap a path is for: a kind, or a page of the products; null for another path. */
function sitemapAt(pathname: string): SitemapKind | number | null {
  const [, kind, page] = sitemapPath.exec(pathname) ?? [];
  if (kind === "products") return page === undefined ? null : Number(page);
  return page === undefined ? (sitemapKinds.find((each) => each === kind) ?? null) : null;
}

/**
 * Returns the file at a path by which programs find the shop's pages: `/robots.txt`, `/llms.txt`, the sitemaps and their
 * index, the products of a store view at `/feeds/{code}.tsv`, its web manifest, and the Markdown of a page at its address
 * with `.md`. Null for any other path.
 */
export async function makeMachineFile(pathname: string, setting: MachineSetting): Promise<MachineFile | null> {
  const { origin } = setting;
  if (pathname === "/robots.txt") return plain(robotsText(storeViews, origin));
  const installed = storeViews.find((view) => view.enabled && manifestPath(view) === pathname);
  if (installed) return { type: "application/manifest+json; charset=utf-8", text: await webManifest(installed) };
  const stores = storesFor(setting);
  if (pathname === "/llms.txt") return plain(await llmsText(stores, origin));
  if (pathname === "/sitemap.xml") {
    const count = await countProductSitemaps(stores);
    const products = Array.from({ length: count }, (_, index) => `products-${index + 1}`);
    return xml(sitemapIndexXml([...sitemapKinds, ...products].map((name) => `${origin}/sitemaps/${name}.xml`)));
  }
  const [, code] = feedPath.exec(pathname) ?? [];
  const store = stores.find(({ view }) => view.code === code);
  if (store) return { type: "text/tab-separated-values; charset=utf-8", parts: productFeed(store, origin) };
  const twin = await markdownTwin(pathname, stores, origin);
  if (twin) return { type: "text/markdown; charset=utf-8", text: twin.text, canonical: origin + twin.href };
  const which = sitemapAt(pathname);
  if (which === null) return null;
  const pages = await sitemapPages(stores, origin, which);
  return pages.length === 0 ? null : xml(sitemapXml(pages));
}

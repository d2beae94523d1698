import { type StoreView, withPrefix } from "#domain/store.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { iconPath, iconSizes, themeColor } from "#domain/webManifest.ts";
import { createTexts, intlOf } from "../i18n/createTexts.ts";

/** Returns the manifest of a store view, with which browsers install the shop (https://www.w3.org/TR/appmanifest/). */
export async function webManifest(view: StoreView): Promise<string> {
  const texts = await createTexts(view.locale);
  await texts.load(["cart", "wishlist", "account"]);
  const intl = intlOf({ store: view, texts });
  const name = intl.formatMessage({ id: "site.name" });
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: iconPath(size, purpose),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const shortcut = (id: string, path: string) => ({
    name: intl.formatMessage({ id }),
    url: withPrefix(path, view),
    icons: [icon(iconSizes[0], "any")],
  });
  return JSON.stringify({
    id: withPrefix("/", view),
    name,
    short_name: name,
    description: intl.formatMessage({ id: "site.description" }),
    lang: view.intlLocale,
    dir: "ltr",
    start_url: withPrefix("/", view),
    scope: "/",
    display: "standalone",
    background_color: themeColor,
    theme_color: themeColor,
    categories: ["shopping", "medical"],
    icons: iconSizes.flatMap((size) => [icon(size, "any"), icon(size, "maskable")]),
    shortcuts: [
      shortcut("cart.title", "/cart"),
      shortcut("saved.title", "/wishlist"),
      shortcut("account.title", "/my-account"),
      shortcut("footer.salons", canonicalLocatorPath(view)),
    ],
  });
}

import { images } from "#configuration/images.ts";
import { offer } from "#configuration/offer.ts";
import type { Master } from "#domain/media/picture.ts";
import { pictureHref } from "#domain/media/picture.ts";
import { isGtin } from "#domain/product/gtin.ts";
import { productHref } from "#domain/product/href.ts";
import type { Price, Product, Stock } from "#domain/product/product.ts";
import { variantName } from "#domain/product/variants.ts";
import type { StoreView } from "#domain/store.ts";
import type { DocumentStore } from "./organizationDocument.ts";

type Store = DocumentStore & Pick<StoreView, "country">;

const schema = "https://schema.org/";

/** Options that schema.org has a name for. */
const variesBy: Readonly<Record<string, string>> = { color: `${schema}color`, size: `${schema}size` };

/** Returns an offer with what the page says about delivery and returns. Kinds that cannot be returned state no return. */
const offerOf = (
  { kind }: Product,
  { price, stock, href }: { readonly price: Price; readonly stock: Stock; readonly href: string },
  { country }: Store,
) => ({
  "@type": "Offer",
  url: href,
  price: (price.current.minor / 100).toFixed(2),
  priceCurrency: price.current.currency,
  availability: schema + (stock.inStock ? "InStock" : "OutOfStock"),
  itemCondition: `${schema}NewCondition`,
  ...(kind !== "gift-cards" &&
    kind !== "guides" && {
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          transitTime: {
            "@type": "QuantitativeValue",
            minValue: 1,
            maxValue: offer.deliveryWorkingDays,
            unitCode: "DAY",
          },
        },
      },
    }),
  ...(kind !== "spectacle-lenses" &&
    kind !== "gift-cards" &&
    kind !== "guides" && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: country,
        returnPolicyCategory: `${schema}MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: offer.returnDays,
        returnMethod: `${schema}ReturnByMail`,
        returnFees: `${schema}FreeReturn`,
      },
    }),
});

/** A number that is invalid, or for use inside a company, is left out of the JSON. */
const gtinOf = ({ gtin }: Pick<Product, "gtin">) => (gtin !== null && isGtin(gtin) ? gtin : undefined);

const picturesOf = (pictures: readonly Master[], { origin }: Store) =>
  pictures.slice(0, 1).map((picture) => origin + pictureHref(picture, images.gallery));

/**
 * Returns what a product's page shows as structured data, for search engines: a https://schema.org/ProductGroup with the
 * variants that are sold, or a https://schema.org/Product. The stars of reviews are
 * left out, because reviews that are marked as examples must not count.
 */
export function productDocument(product: Product, store: Store) {
  const { name, description, brand, parentSku, options } = product;
  const about = {
    "@context": "https://schema.org",
    name,
    description,
    ...(brand !== "" && { brand: { "@type": "Brand", name: brand } }),
  };
  const variants = product.variants.filter(({ enabled }) => enabled);
  const hrefOf = (sku?: string) => store.origin + productHref(store.prefix, product, sku);
  const url = hrefOf();
  if (variants.length === 0) {
    const offers = offerOf(product, { ...product, href: url }, store);
    const image = picturesOf(product.pictures, store);
    return { ...about, "@type": "Product", sku: product.sku, gtin: gtinOf(product), url, image, offers };
  }
  return {
    ...about,
    "@type": "ProductGroup",
    productGroupID: parentSku,
    url,
    variesBy: options.flatMap(({ code }) => variesBy[code] ?? []),
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      sku: variant.sku,
      gtin: gtinOf(variant),
      name: variantName(product, variant),
      image: picturesOf(variant.pictures, store),
      offers: offerOf(product, { ...variant, href: hrefOf(variant.sku) }, store),
    })),
  };
}

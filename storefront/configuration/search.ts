import { count, defaultsOf, mapOf, milliseconds, share, size } from "./setting.ts";

export const searchSettings = {
  /** The minimum score of a hit (docs/specification/settings.md#setting-5). */
  minimumScore: share(0.02),
  /** How long the browser waits for an answer, in milliseconds (docs/specification/catalogue.md#list-30). */
  browserTimeout: milliseconds(5000),
  /** How long the server waits for an answer while it renders a page, in milliseconds. */
  serverTimeout: milliseconds(1000),
  /** The number of letters in which a word may differ. */
  fuzziness: count(2),
  /** The weight of a hit by attribute (docs/specification/catalogue.md#list-28). */
  attributeBoosts: mapOf("weight", { name: 4, sku: 2, "category.name": 1 }),
  /**
   * The weight of a word in the label of an option, by attribute (docs/specification/catalogue.md#list-28). Words of other
   * attributes find nothing: "round" is a shape, not a face.
   */
  optionBoosts: mapOf("weight", {
    type: 2,
    brand: 3,
    gender: 3,
    shape: 3,
    rim: 3,
    material: 3,
    color: 3,
    tint: 2,
    size: 1,
    collection: 1,
    goods_form: 3,
    contactlens_wear_period: 3,
    contactlens_design: 3,
    contactlens_material_type: 2,
    contactlens_color: 2,
  }),
  /** How much each word counts in addition, by the kind of product: frames rank before accessories. */
  kindBoosts: mapOf("weight", {
    "prescription-glasses": 4,
    sunglasses: 4,
    "reading-glasses": 4,
    "contact-lenses": 2,
    "spectacle-lenses": 1.5,
    care: 1.5,
  }),
  /** The maximum number of spellings that are tried for a fuzzy word. */
  maximumExpansions: size(3),
  /** The number of first letters that must match exactly, unless no word is similar then. */
  prefixLength: count(2),
  /** The minimum number of characters in a search term (docs/specification/catalogue.md#list-25). */
  minimumTermLength: size(3),
};

export const search = defaultsOf(searchSettings);

/** Creates a seeded generator of pseudo-random numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = ["ne", "la", "bru", "no", "mir", "ka", "lu", "mo", "ta", "ri", "so", "ven", "ha", "li", "zo", "wan"];
const kinds = ["prescription-glasses", "sunglasses", "contact-lenses"];
const kindWords = ["okulary korekcyjne", "okulary przeciwsłoneczne", "soczewki kontaktowe"];
const shapes = ["square", "round", "oval", "rectangular", "trapezoid", "triangular", "panto", "geometric"];
const shapeWords = ["kwadratowe", "okrągłe", "owalne", "prostokątne", "trapezowe", "pilotki", "panto", "geometryczne"];
const brands = ["halny", "mirno", "okno-27", "tarnina", "bryza", "kontur", "lin", "wega"];
const materials = ["acetate", "metal", "titanium", "mixed"];
const rims = ["full", "half", "rimless"];
const genders = ["women", "men", "unisex"];
const day = 86_400_000;

/** Generates realistic products; the same seed always results in the same ones. */
export function searchDocuments(count: number, seed = 27) {
  const random = createRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.25);
  const colors = Array.from({ length: 15 }, (_, index) => 49 + index);
  return Array.from({ length: count }, (_, index) => {
    const kind = below(20) === 0 ? 2 : below(2);
    const shape = below(shapes.length);
    const model = Array.from({ length: 2 + below(2) }, () => syllables[below(syllables.length)]).join("");
    const price = 99 + below(900) + (below(2) === 0 ? 0.5 : 0);
    const own = [colors[below(colors.length)] ?? 49, ...some(colors).slice(0, 4)];
    const widths = [44 + below(8), 52 + below(6)];
    const bridge = 15 + below(8);
    const temple = 135 + 5 * below(3);
    const categoryIds = [29 - kind, 130 + below(20)];
    return {
      id: index + 1,
      sku: `FR-${index + 1}`,
      type_id: kind === 2 ? "simple" : "configurable",
      type: kinds[kind],
      name: `${model} ${shapeWords[shape] ?? ""}`,
      status: below(30) === 0 ? 2 : 1,
      visibility: below(30) === 0 ? 1 : 4,
      category_ids: categoryIds,
      category: categoryIds.map((id) => ({ category_id: id, name: kindWords[kind], path: `2/${id}` })),
      brand: brands[below(brands.length)],
      shape: shapes[shape],
      material: materials[below(materials.length)],
      rim: rims[below(rims.length)],
      gender: genders[below(genders.length)],
      color: own[0],
      color_options: [...new Set(own)],
      size_options: [171 + below(3), 171 + below(3)],
      width_options: widths.slice(0, own.length),
      bridge_options: [bridge],
      length_options: [temple],
      uv_category: kind === 1 ? 1 + below(4) : null,
      price,
      final_price: price,
      final_price_incl_tax: price,
      stock: { qty: below(40), is_in_stock: below(40) > 0 },
      newProduct: below(10) === 0,
      updated_at: new Date(Date.UTC(2026, 0, 1) + below(300) * day).toISOString(),
      // Each width is made in every second colour only.
      configurable_children:
        kind === 2
          ? []
          : own.map((color, place) => ({
              sku: `FR-${index + 1}-${color}`,
              status: 1,
              color,
              width: widths[place % 2],
              bridge,
              length: temple,
              price,
              final_price_incl_tax: price + 10 * place,
            })),
    };
  });
}

import type { CartLine, ProductOption, ServerLine } from "#domain/cart/cart.ts";
import { checksum } from "#domain/cart/hash.ts";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import type { Money } from "#domain/money.ts";
import type { Product, Variant } from "#domain/product/product.ts";

/** An amount in whole złoty. */
export const zl = (amount: number): Money => ({ minor: Math.round(amount * 100), currency: "PLN" });

const price = (amount: number) => ({ current: zl(amount), reduction: null });

export const variant = (
  sku: string,
  color: string,
  size: string,
  amount: number,
  state: Partial<Variant> = {},
): Variant => ({
  id: 1,
  sku,
  price: price(amount),
  stock: { inStock: true, quantity: 5 },
  enabled: true,
  values: { color, size },
  frame: null,
  pictures: [],
  gtin: null,
  ...state,
});

export const soldOut = { stock: { inStock: false, quantity: 0 } };

export const product = (state: Partial<Product> = {}): Product => ({
  id: 7,
  parentSku: "FR-100",
  sku: "FR-100",
  ownOptions: [],
  type: "configurable",
  kind: "prescription-glasses",
  name: "Frame 100",
  slug: "frame-100",
  brand: "Dioptra",
  description: "",
  blocks: [],
  price: price(199),
  stock: { inStock: true, quantity: 5 },
  categoryIds: [29],
  frame: null,
  options: [
    { attributeId: "93", code: "color", label: "Kolor", values: values({ black: "Czarny", red: "Czerwony" }) },
    { attributeId: "142", code: "size", label: "Rozmiar", values: values({ S: "Mały", M: "Średni" }) },
  ],
  variants: [],
  lenses: null,
  lensChoice: null,
  bundle: [],
  members: [],
  goods: null,
  millilitres: null,
  pictures: [],
  gtin: null,
  facts: [],
  rating: null,
  similarSkus: [],
  relatedSkus: [],
  ...state,
});

const values = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export const plain: ProductOption = { configurable: [], custom: [], bundle: [] };
export const withCustom = (...optionValues: string[]): ProductOption => ({
  ...plain,
  custom: optionValues.map((optionValue, index) => ({ optionId: String(index + 1), optionValue })),
});
export const withConfigurable = (...optionValues: string[]): ProductOption => ({
  ...plain,
  configurable: optionValues.map((optionValue, index) => ({ optionId: String(index + 1), optionValue })),
});

export function line(sku: string, quantity = 1, state: Partial<CartLine> = {}): CartLine {
  const productOption = state.productOption ?? plain;
  return {
    sku,
    parentSku: sku,
    slug: sku.toLowerCase(),
    type: "simple",
    name: sku,
    quantity,
    agreedQuantity: 0,
    price: price(199),
    productOption,
    checksum: checksum(productOption),
    options: [],
    frame: null,
    serverItemId: null,
    serverCartId: null,
    totals: null,
    ...state,
  };
}

export const serverLine = (sku: string, quantity = 1, state: Partial<ServerLine> = {}): ServerLine => ({
  itemId: 1,
  cartId: "cart-1",
  sku,
  quantity,
  name: sku,
  type: "simple",
  productOption: plain,
  price: null,
  options: null,
  ...state,
});

export const paymentMethod = (code: string, state: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  title: code,
  cost: zl(0),
  isDefault: false,
  provider: null,
  countries: { allowed: "all", excluded: [] },
  ...state,
});

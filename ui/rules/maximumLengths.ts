/**
 * Maximum lengths in UTF-16 code units, as `maxlength` counts (docs/specification/checkout.md#checkout-23;
 * docs/decisions/product.md#decision-4).
 */
export const maximumLengths = {
  name: 60,
  email: 254, // RFC 5321
  street: 80,
  apartment: 6,
  city: 40,
  /** National digits; applies to Poland only. */
  phone: 10,
  /** Applies to Poland; a US ZIP+4 code has 10 characters. */
  postcode: 6,
  taxId: 13,
  blikCode: 6,
  password: 128,
  reviewTitle: 100,
  reviewDetail: 2000,
  nickname: 40,
  /** The maximum length of an answer in the cart. */
  customOption: 500,
} as const;

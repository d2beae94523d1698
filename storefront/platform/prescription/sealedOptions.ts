import * as z from "zod/mini";
import { isOwnAnswer, namedOptions, type ProductOption } from "#domain/cart/cart.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

type Custom = ProductOption["custom"];

/** A line as tables store it. Typed options are in `sealedOptions` only, encrypted; answers to the product's own options are not. */
export interface SealedLine {
  readonly productOption: ProductOption;
  readonly sealedOptions: string | null;
}

const customOptions = z.array(z.object({ optionId: z.string(), optionValue: z.string() }));

/**
 * Returns the place of a cart line, which its sealed options are bound to: they cannot be opened for any other place.
 */
export const placeInCart = ({
  cartId,
  variantId,
  checksum,
}: {
  readonly cartId: string;
  readonly variantId: number;
  readonly checksum: string;
}): string => `cart:${cartId}:${variantId}:${checksum}`;

/** Returns the place of an order line, which its sealed options are bound to. */
export const placeInOrder = ({ orderId, position }: { readonly orderId: number; readonly position: number }): string =>
  `order:${orderId}:${position}`;

/** Returns the place of a subscription line, which its sealed options are bound to. */
export const placeInSubscription = ({
  subscriptionId,
  position,
}: {
  readonly subscriptionId: number;
  readonly position: number;
}): string => `subscription:${subscriptionId}:${position}`;

/**
 * Encrypts the typed options of a line, since any of them may be health data. Answers to the product's own options, such as
 * an engraving, stay as they are: the price depends on them, and invoices state them.
 */
export function sealOptions(fields: FieldCipher, option: ProductOption, place: string): SealedLine {
  const named = namedOptions(option.custom);
  const sealedOptions = named.length === 0 ? null : fields.seal(JSON.stringify(named), place);
  return { productOption: { ...option, custom: option.custom.filter(isOwnAnswer) }, sealedOptions };
}

/** Returns the typed options of a line, decrypted, after the answers to its own options. Throws when they were sealed for another place or with an unknown key. */
export function openOptions(fields: FieldCipher, { productOption, sealedOptions }: SealedLine, place: string): Custom {
  const own = productOption.custom;
  return sealedOptions === null ? own : [...own, ...openSealed(fields, sealedOptions, place)];
}

/** Decrypts options that are stored without a line. Throws when they were sealed for another place or with an unknown key. */
export const openSealed = (fields: FieldCipher, sealedOptions: string, place: string): Custom =>
  customOptions.parse(JSON.parse(fields.open(sealedOptions, place)));

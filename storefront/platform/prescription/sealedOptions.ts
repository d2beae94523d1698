import * as z from "zod/mini";
import type { ProductOption } from "#domain/cart/cart.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

type Custom = ProductOption["custom"];

/** A line as tables store it. Typed options are in `sealedOptions` only, encrypted. */
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

/** Encrypts all typed options of a line, since any of them may be health data. */
export function sealOptions(fields: FieldCipher, option: ProductOption, place: string): SealedLine {
  if (option.custom.length === 0) return { productOption: option, sealedOptions: null };
  const sealedOptions = fields.seal(JSON.stringify(option.custom), place);
  return { productOption: { ...option, custom: [] }, sealedOptions };
}

/** Decrypts the typed options of a line. Throws when they were sealed for another place or with an unknown key. */
export function openOptions(
  fields: FieldCipher,
  { sealedOptions }: Pick<SealedLine, "sealedOptions">,
  place: string,
): Custom {
  return sealedOptions === null ? [] : customOptions.parse(JSON.parse(fields.open(sealedOptions, place)));
}

import * as z from "zod/mini";
import type { ProductOption } from "#domain/cart/cart.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

type Custom = ProductOption["custom"];

/** A line as tables have it: what was typed for it is in no column but the sealed one. */
export interface SealedLine {
  readonly productOption: ProductOption;
  readonly sealedOptions: string | null;
}

const typed = z.array(z.object({ optionId: z.string(), optionValue: z.string() }));

/** Where a line of a cart lies: what was sealed for it opens nowhere else. */
export const placeInCart = ({
  cartId,
  variantId,
  checksum,
}: {
  readonly cartId: string;
  readonly variantId: number;
  readonly checksum: string;
}): string => `cart:${cartId}:${variantId}:${checksum}`;

/** The same of a line of an order. */
export const placeInOrder = ({ orderId, position }: { readonly orderId: number; readonly position: number }): string =>
  `order:${orderId}:${position}`;

/** The same of a line of a subscription. */
export const placeInSubscription = ({
  subscriptionId,
  position,
}: {
  readonly subscriptionId: number;
  readonly position: number;
}): string => `subscription:${subscriptionId}:${position}`;

/** Encrypts what was typed into a product option, whatever it is, since it may be health data. */
export function sealOptions(fields: FieldCipher, option: ProductOption, place: string): SealedLine {
  if (option.custom.length === 0) return { productOption: option, sealedOptions: null };
  const sealedOptions = fields.seal(JSON.stringify(option.custom), place);
  return { productOption: { ...option, custom: [] }, sealedOptions };
}

/** What was typed for a line, again. */
export function openOptions(fields: FieldCipher, { sealedOptions }: SealedLine, place: string): Custom {
  return sealedOptions === null ? [] : typed.parse(JSON.parse(fields.open(sealedOptions, place)));
}

import * as z from "zod/mini";
import { productKinds } from "#domain/product/product.ts";
import { foldCode } from "#domain/coupon.ts";
import type { Session } from "../kernel/database/database.ts";
import { coupons } from "../coupon/tables/coupon.ts";

const count = z.nullish(z.int().check(z.positive(), z.lte(1_000_000_000)));

/** A code of the shop's own: what it takes off, where, when and how often. */
export const couponBody = z.strictObject({
  code: z.string().check(z.regex(/^[\w-]{3,40}$/)),
  percent: z.number().check(z.positive(), z.lte(100)),
  kinds: z.nullish(z.array(z.enum(productKinds)).check(z.maxLength(10))),
  stores: z.nullish(z.array(z.string()).check(z.maxLength(10))),
  startsAt: z.nullish(z.iso.datetime()),
  endsAt: z.nullish(z.iso.datetime()),
  mostUses: count,
  mostUsesEach: count,
});

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

/** Writes a code, or changes the one of that name; uses of it stay counted. */
export async function writeCoupon(session: Session, body: z.output<typeof couponBody>, now: Date): Promise<string> {
  const code = foldCode(body.code);
  const said = {
    percent: body.percent,
    amounts: null,
    kinds: body.kinds ?? null,
    storeCodes: body.stores ?? null,
    startsAt: momentOf(body.startsAt),
    endsAt: momentOf(body.endsAt),
    mostUses: body.mostUses ?? null,
    mostUsesEach: body.mostUsesEach ?? null,
  };
  await session
    .insert(coupons)
    .values({ code, ...said, createdAt: now })
    .onConflictDoUpdate({ target: coupons.code, set: said });
  return code;
}

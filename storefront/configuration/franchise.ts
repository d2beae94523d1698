import type { Franchise } from "#domain/franchise.ts";
import type { Currency } from "#domain/money.ts";

const shares = { licenceShare: 5, advertisingShare: 2 };

const inEuro: Franchise = {
  plan: {
    pairs: 125,
    price: 180_00,
    goodsShare: 35,
    rent: 2_500_00,
    wages: 6_500_00,
    other: 1_200_00,
    investment: 70_000_00,
  },
  terms: { entryFee: 8_000_00, ...shares },
};

/** The franchise of each currency, for shops to replace with theirs. */
export const franchise: Readonly<Record<Currency, Franchise>> = {
  PLN: {
    plan: {
      pairs: 120,
      price: 600_00,
      goodsShare: 35,
      rent: 8_000_00,
      wages: 18_000_00,
      other: 4_000_00,
      investment: 250_000_00,
    },
    terms: { entryFee: 30_000_00, ...shares },
  },
  EUR: inEuro,
  USD: inEuro,
};

import type { Finish } from "@dioptra/ui/eyewear";
import { type ReadingPower, readingPowers } from "../attributes/powers.ts";
import type { SeedFrame, SeedSize, SeedVariantName } from "../frame.ts";
import { picturedSize } from "./picturedSize.ts";

/** A variant of a frame before it has a sku. */
interface NamedVariant {
  readonly name: SeedVariantName;
  readonly finish: Finish;
  readonly size: SeedSize;
  readonly power?: ReadingPower;
}

/** What cards show comes first. */
function picturedFirst(sizes: readonly SeedSize[]): readonly SeedSize[] {
  const pictured = picturedSize(sizes);
  return pictured ? [pictured, ...sizes.filter((size) => size !== pictured)] : [];
}

/** Every colour in every size, and every power where there are some. The first of each is what cards show. */
export const variantNames = ({
  finishes,
  sizes,
  powers,
}: Pick<SeedFrame, "finishes" | "sizes" | "powers">): readonly NamedVariant[] =>
  finishes.flatMap((finish) =>
    picturedFirst(sizes).flatMap((size): readonly NamedVariant[] => {
      const name = `${finish} ${size.lensWidth}` as const;
      if (!powers) return [{ name, finish, size }];
      return readingPowers[powers].map((power) => ({ name: `${name} ${power}`, finish, size, power }));
    }),
  );

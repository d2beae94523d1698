import { axisLimits, powerLimits, prismLimits, pupillaryDistanceLimits, refractiveIndices } from "@dioptra/ui/optics";
import type { WireGlassesData } from "#contract/catalog/productConfiguration.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";

/** What frames are told apart by. */
const frameCodes: ReadonlySet<string> = new Set(["shape", "rim", "material", "color", "size", "face", "gender"]);

/** What glasses are made to, and what frames are told apart by, in the words of a store view. */
export const glassesData = ({ attributes }: Pick<CatalogueView, "attributes">): WireGlassesData => ({
  ranges: {
    sphere: powerLimits.sphere,
    cylinder: powerLimits.cylinder,
    addition: powerLimits.addition,
    axis: axisLimits,
    prism: prismLimits,
    pupillary_distance: pupillaryDistanceLimits.total,
    pupillary_distance_side: pupillaryDistanceLimits.side,
  },
  refractive_indices: [...refractiveIndices],
  options: attributes
    .filter(({ code }) => frameCodes.has(code))
    .map(({ code, label, options }) => ({
      attribute_code: code,
      label,
      values: options.map((option) => ({ value: option.value, label: option.label })),
    })),
});

/** The usual reading distance, in mm. */
const readingDistance = 400;
/** From the lens to where the eye turns, in mm. */
const toEyesCentre = 27;
const ruleOfThumb = 3;

/** How far apart the eyes look through their lenses when they read, in mm: by geometry, to a tenth, and by rule of thumb. */
export function nearPupillaryDistance(
  total: number,
  distance = readingDistance,
): { readonly geometric: number; readonly ruleOfThumb: number } {
  const geometric = Math.round(((total * distance) / (distance + toEyesCentre)) * 10) / 10;
  return { geometric, ruleOfThumb: total - ruleOfThumb };
}

/**
 * The `count` things nearest to one of them, itself left out. Of those that are equally far, the one that comes first
 * stays first.
 */
export function nearest<Thing>(
  things: readonly Thing[],
  to: Thing,
  distance: (a: Thing, b: Thing) => number,
  count: number,
): readonly Thing[] {
  const found: { readonly thing: Thing; readonly far: number }[] = [];
  for (const thing of things) {
    if (thing === to) continue;
    const far = distance(to, thing);
    const last = found[count - 1];
    if (last && last.far <= far) continue;
    const place = found.findLastIndex((each) => each.far <= far) + 1;
    found.splice(place, 0, { thing, far });
    found.length = Math.min(found.length, count);
  }
  return found.map(({ thing }) => thing);
}

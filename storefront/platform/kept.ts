/** The last things that were asked for, by their keys. */
export interface Kept<Key, Thing> {
  readonly get: (key: Key) => Thing | undefined;
  readonly set: (key: Key, thing: Thing) => void;
  /** Those that are meant go. */
  readonly forget: (isMeant: (thing: Thing, key: Key) => boolean) => void;
  /** Whether one more makes none go. */
  readonly hasRoom: () => boolean;
}

/** At most so many; what was not asked for the longest goes first, and `onGone` hears of it. */
export function createKept<Key, Thing>(most: number, onGone: (thing: Thing) => void = () => {}): Kept<Key, Thing> {
  const things = new Map<Key, Thing>();
  return {
    hasRoom: () => things.size < most,
    forget(isMeant) {
      for (const [key, thing] of things) {
        if (!isMeant(thing, key)) continue;
        things.delete(key);
        onGone(thing);
      }
    },
    get(key) {
      const thing = things.get(key);
      if (thing === undefined) return undefined;
      things.delete(key);
      things.set(key, thing);
      return thing;
    },
    set(key, thing) {
      things.delete(key);
      things.set(key, thing);
      const [oldest] = things;
      if (things.size <= most || !oldest) return;
      things.delete(oldest[0]);
      onGone(oldest[1]);
    },
  };
}

/** Remembers what was made for the keys asked for last; what is nothing, or failed, is forgotten at once. */
export function keepingLatest<Value>(most: number) {
  const kept = new Map<string, Promise<Value | null>>();
  return async (key: string, make: () => Promise<Value | null>): Promise<Value | null> => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    const forget = () => kept.delete(key);
    value.then((made) => made ?? forget(), forget);
    return value;
  };
}

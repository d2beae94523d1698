type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the paths of all values in a body, including the body itself. Of a list, only the first entry is included.
 */
export function placesOf(body: unknown, here: Place = []): readonly Place[] {
  if (Array.isArray(body)) return [here, ...body.slice(0, 1).flatMap((each) => placesOf(each, [...here, 0]))];
  if (!isObject(body)) return [here];
  return [here, ...Object.entries(body).flatMap(([name, value]) => placesOf(value, [...here, name]))];
}

/** Returns the body with another value at a path. */
export function withAt(body: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body)) return body.map((each, at) => (at === first ? withAt(each, rest, value) : each));
  return isObject(body) ? { ...body, [first]: withAt(body[first], rest, value) } : body;
}

/** Returns the body without the value at a path. */
export function withoutAt(body: unknown, [first, ...rest]: Place): unknown {
  if (first === undefined) return undefined;
  if (Array.isArray(body))
    return rest.length === 0 ? [] : body.map((each, at) => (at === first ? withoutAt(each, rest) : each));
  if (!isObject(body)) return body;
  const { [first]: inner, ...others } = body;
  return rest.length === 0 ? others : { ...others, [first]: withoutAt(inner, rest) };
}

/** The simple kinds of values and their types. `schema.ts` says which values of each are valid. */
export interface ValueByKind {
  flag: boolean;
  /** A whole number of 0 or more. */
  count: number;
  /** A whole number of 1 or more. */
  size: number;
  milliseconds: number;
  seconds: number;
  /** CSS pixels. */
  pixels: number;
  /** An amount of money, gross. */
  minorUnits: number;
  /** The identifier of something in the catalogue or of a customer group. */
  id: number;
  /** Any whole number that identifies something. */
  integer: number;
  /** 0 to 100. */
  percent: number;
  /** 0 to 1. */
  share: number;
  /** A number above 0. */
  weight: number;
  /** Text that is not empty. */
  text: string;
  /** Letters, digits, `_` and `-`. */
  code: string;
  /** ISO 3166-1 alpha-2, such as `PL`. */
  country: string;
  /** Such as `pl` or `es-ES`. */
  locale: string;
  /** A locale with its country, such as `pl-PL`. */
  countryLocale: string;
  /** An IANA name, such as `Europe/Warsaw`. */
  timeZoneName: string;
  /** Any year's day, such as `06-01`. */
  dayOfYear: string;
  /** A path that begins with `/`. */
  path: string;
  /** Empty, or a path of one part, such as `/de`. */
  pathPrefix: string;
  httpsUrl: string;
}

/** The kind of a value: a simple one by its name, or one that is made of other kinds. */
export type Kind =
  | keyof ValueByKind
  | { readonly oneOf: readonly string[] }
  | { readonly nullable: Kind }
  | { readonly listOf: Kind }
  /** A list with at least one entry. */
  | { readonly someOf: Kind }
  /** Values by name. */
  | { readonly mapOf: Kind }
  /** An object with exactly these properties. */
  | { readonly shape: { readonly [name: string]: Kind } };

/** The kinds whose values all have a type: `listOf<FacetSetting>` accepts only kinds that fit `FacetSetting`. */
export type KindOf<Value> =
  | { [Name in keyof ValueByKind]: ValueByKind[Name] extends Value ? Name : never }[keyof ValueByKind]
  | ([Value] extends [string] ? { readonly oneOf: readonly Value[] } : never)
  | (null extends Value ? { readonly nullable: KindOf<Exclude<Value, null>> } : never)
  | ([Value] extends [readonly (infer Item)[]]
      ? { readonly listOf: KindOf<Item> } | { readonly someOf: KindOf<Item> }
      : [Value] extends [object]
        ? { readonly shape: { readonly [Name in keyof Value]: KindOf<Value[Name]> } }
        : never);

/** A setting: its kind, by which `schema.ts` checks a shop's own value, and its default. */
export interface Setting<Value = unknown> {
  readonly kind: Kind;
  readonly value: Value;
}

/** Settings by name; a group of settings is an object among them. No setting is called `kind`. */
export interface Settings {
  readonly [name: string]: Setting | Settings;
}

/** The values of settings by the same names. */
export type Values<Node> =
  Node extends Setting<infer Value> ? Value : { readonly [Name in keyof Node]: Values<Node[Name]> };

const simple =
  <K extends keyof ValueByKind>(kind: K) =>
  (value: ValueByKind[K]): Setting<ValueByKind[K]> => ({ kind, value });

// Each declares a setting of its kind with a default, as in `pageSize: size(50)`.
export const flag = simple("flag");
export const count = simple("count");
export const size = simple("size");
export const milliseconds = simple("milliseconds");
export const seconds = simple("seconds");
export const pixels = simple("pixels");
export const minorUnits = simple("minorUnits");
export const id = simple("id");
export const percent = simple("percent");
export const share = simple("share");
export const text = simple("text");
export const code = simple("code");
export const country = simple("country");
export const locale = simple("locale");
export const timeZoneName = simple("timeZoneName");
export const dayOfYear = simple("dayOfYear");
export const path = simple("path");

/** Declares a setting that is one of a few words. */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  value: NoInfer<Option>,
): Setting<Option> => ({ kind: { oneOf: options }, value });

/** Declares a setting that may be null. */
export const nullable = <Value>(kind: KindOf<Value>, value: Value | null): Setting<Value | null> => ({
  kind: { nullable: kind },
  value,
});

/** Declares a setting that is a list, which may be empty. */
export const listOf = <Item>(kind: KindOf<Item>, value: readonly Item[]): Setting<readonly Item[]> => ({
  kind: { listOf: kind },
  value,
});

/** Declares a setting that is a list with at least one entry. */
export const someOf = <Item>(kind: KindOf<Item>, value: readonly Item[]): Setting<readonly Item[]> => ({
  kind: { someOf: kind },
  value,
});

/** Declares a setting that maps names to values. */
export const mapOf = <Value>(
  kind: KindOf<Value>,
  value: Readonly<Record<string, Value>>,
): Setting<Readonly<Record<string, Value>>> => ({ kind: { mapOf: kind }, value });

export const isSetting = (node: Setting | Settings): node is Setting => "kind" in node;

/** Returns the defaults of settings by their names, frozen, since every request shares them. */
/* @__NO_SIDE_EFFECTS__ */
export function defaultsOf<Node extends Setting | Settings>(node: Node): Values<Node> {
  // Groups become objects of values, which is what the type says.
  return freeze(valueIn(node)) as Values<Node>;
}

const valueIn = (node: Setting | Settings): unknown =>
  isSetting(node)
    ? node.value
    : Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, valueIn(inner)]));

/** Makes a value and everything in it unchangeable. */
export function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

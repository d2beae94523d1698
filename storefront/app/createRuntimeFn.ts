interface Recipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Readonly<Record<string, string | boolean>>;
}

type Chosen = Readonly<Record<string, string | boolean | undefined>>;

/**
 * What is left of a `recipe` of vanilla-extract when a page runs: the class names of the variants that are chosen. The
 * build puts it in the place of the package's own, which is five times as long and also knows compound variants.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: Recipe) =>
  (chosen: Chosen = {}): string =>
    Object.entries(variantClassNames).reduce((names, [variant, classes]) => {
      const name = classes[String(chosen[variant] ?? defaultVariants[variant])];
      return name ? `${names} ${name}` : names;
    }, defaultClassName);

import type { ArgTypesEnhancer } from "storybook/internal/types";

type ArgType = ReturnType<ArgTypesEnhancer>[string];

/** Returns the values of a union type. Storybook's own table shows only "union". */
function choices({ type, options }: ArgType): string | undefined {
  const words: readonly unknown[] = options ?? (typeof type === "object" && type.name === "enum" ? type.value : []);
  return words.length === 0 ? undefined : words.map((word) => JSON.stringify(word)).join(" | ");
}

/** Adds the values of a prop to its row, and removes the default from its description, since it has its own column. */
function describeProp(argType: ArgType): ArgType {
  const { description, table } = argType;
  const summary = table?.type?.summary === "union" ? choices(argType) : undefined;
  return {
    ...argType,
    ...(description && { description: description.replace(/\s*@default\s.*$/s, "") }),
    ...(summary && { table: { ...table, type: { ...table?.type, summary } } }),
  };
}

/** Improves the table of props on docs pages. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, describeProp(argType)]));

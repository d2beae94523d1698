import type { ArgTypesEnhancer } from "storybook/internal/types";

type ArgType = ReturnType<ArgTypesEnhancer>[string];

/** The words that a prop takes; Storybook's own table says "union" alone. */
function choices({ type, options }: ArgType): string | undefined {
  const words: readonly unknown[] = options ?? (typeof type === "object" && type.name === "enum" ? type.value : []);
  return words.length === 0 ? undefined : words.map((word) => JSON.stringify(word)).join(" | ");
}

/** A prop's row says the words that it takes, and its default in the column for defaults only. */
function told(argType: ArgType): ArgType {
  const { description, table } = argType;
  const summary = table?.type?.summary === "union" ? choices(argType) : undefined;
  return {
    ...argType,
    ...(description && { description: description.replace(/\s*@default\s.*$/s, "") }),
    ...(summary && { table: { ...table, type: { ...table?.type, summary } } }),
  };
}

export const tellProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, told(argType)]));

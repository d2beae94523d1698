import type { ArgTypesEnhancer } from "storybook/internal/types";

type ArgType = ReturnType<ArgTypesEnhancer>[string];

const choices = ({ options = [] }: ArgType) => options.map((option) => JSON.stringify(option)).join(" | ");

/** A prop's row says the words that it takes, and its default in the column for defaults only. */
function told(argType: ArgType): ArgType {
  const { description, table } = argType;
  const isUnnamed = table?.type?.summary === "union" && argType.options;
  return {
    ...argType,
    ...(description && { description: description.replace(/\s*@default\s.*$/s, "") }),
    ...(isUnnamed && { table: { ...table, type: { ...table.type, summary: choices(argType) } } }),
  };
}

export const tellProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, told(argType)]));

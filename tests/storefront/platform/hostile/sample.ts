type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (value: unknown): Schema => (typeof value === "object" && value !== null ? (value as Schema) : {});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A body in which every field of a JSON Schema is there, also those that may be left out. */
export function sample(given: unknown): unknown {
  const schema = schemaOf(given);
  const [first] = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"]), ...listOf(schema["allOf"])];
  if (first !== undefined) return sample(first);
  if ("const" in schema) return schema["const"];
  const [choice] = listOf(schema["enum"]);
  if (choice !== undefined) return choice;
  const [type = "string"] = [schema["type"]].flat();
  if (type === "object") {
    return Object.fromEntries(
      Object.entries(schemaOf(schema["properties"])).map(([name, property]) => [name, sample(property)]),
    );
  }
  if (type === "array") return [sample(schema["items"])];
  if (type === "boolean") return true;
  return type === "number" || type === "integer" ? 1 : "x";
}

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (value: unknown): Schema => (typeof value === "object" && value !== null ? (value as Schema) : {});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a body with every field of a JSON Schema, including optional ones. */
export function sample(jsonSchema: unknown): unknown {
  const schema = schemaOf(jsonSchema);
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

import { build } from "vite";
import { expect, test } from "vitest";

/** Returns the modules whose code remains in a browser bundle that imports one name from the rules. */
async function bundledModules(name: string): Promise<string[]> {
  const entry = "entry-of-the-test";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? `import { ${name} } from "@dioptra/ui/rules"; console.log(${name});` : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  if (!("output" in result)) throw new Error("Expected a single bundle from the build.");
  return result.output.flatMap((chunk) =>
    chunk.type === "chunk"
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

test.each(["countryCodes", "maximumLengths", "checkPostcode", "checkPersonalDetails"])(
  "importing %s does not bundle the phone numbering plans",
  async (name) => {
    const modules = await bundledModules(name);
    expect(modules.some((id) => id.includes("/ui/rules/"))).toBe(true);
    expect(modules.filter((id) => id.includes("libphonenumber"))).toEqual([]);
  },
);

test("importing checkPhone bundles the phone numbering plans", async () => {
  expect((await bundledModules("checkPhone")).some((id) => id.includes("libphonenumber"))).toBe(true);
});

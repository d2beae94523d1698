import { build } from "vite";
import { expect, test } from "vitest";

/** The modules that code survives from when a browser bundle imports one name from the rules. */
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
  if (!("output" in result)) throw new Error("the build gave no single bundle");
  return result.output.flatMap((chunk) =>
    chunk.type === "chunk"
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

test.each(["countryCodes", "maximumLengths", "checkPostcode", "checkPersonalDetails"])(
  "a route that needs only %s does not carry the telephone numbering plans",
  async (name) => {
    const modules = await bundledModules(name);
    expect(modules.some((id) => id.includes("/ui/rules/"))).toBe(true);
    expect(modules.filter((id) => id.includes("libphonenumber"))).toEqual([]);
  },
);

test("the numbering plans come along with checkPhone", async () => {
  expect((await bundledModules("checkPhone")).some((id) => id.includes("libphonenumber"))).toBe(true);
});

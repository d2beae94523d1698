import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readImports, type ImportReport } from "./readImports.ts";

/** Forbidden imports: the importing file, its source and the beginning of the error. */
const breaches: readonly (readonly [file: string, source: string, why: string])[] = [
  ["tokens/a.ts", 'import { Button } from "@dioptra/ui";', "imports ui/index.ts. tokens may import only its own files"],
  [
    "ui/forms/A.tsx",
    'import { ok } from "../../storefront/domain/result.ts";',
    "imports storefront/domain/result.ts. ui may import",
  ],
  ["ui/rules/a.ts", 'import { b } from "../optics/index.ts";', "imports ui/optics/index.ts. rules may import"],
  ["ui/eyewear/a.ts", 'import { b } from "./model/index.ts";', "imports ui/eyewear/model/index.ts. eyewear may import"],
  [
    "storefront/app/layout/a.ts",
    'import { b } from "@dioptra/ui/frame-model";',
    "imports ui/eyewear/model/index.ts. app/layout may import",
  ],
  [
    "ui/optics/a.ts",
    'import { useState } from "react";',
    "imports node_modules/react/index.js. Pure rules may use no packages",
  ],
  [
    "storefront/domain/a.ts",
    'import * as z from "zod";',
    "imports node_modules/zod/index.js. Pure rules may use no packages",
  ],
  ["storefront/domain/b.ts", 'import { readFileSync } from "node:fs";', "imports fs. Pure rules run in browsers"],
  [
    "storefront/domain/c.ts",
    'import { c } from "#contract/c.ts";',
    "imports storefront/contract/c.ts. domain may import",
  ],
  [
    "storefront/contract/a.ts",
    'import { c } from "#client/c.ts";',
    "imports storefront/client/c.ts. contract may import",
  ],
  [
    "storefront/client/a.ts",
    'import { c } from "#app/router.tsx";',
    "imports storefront/app/router.tsx. client may import",
  ],
  [
    "storefront/app/state/a.ts",
    'import type { C } from "#contract/c.ts";',
    "imports storefront/contract/c.ts. app/state may import",
  ],
  [
    "storefront/app/state/b.ts",
    'export type C = typeof import("#contract/c.ts");',
    "imports storefront/contract/c.ts. app/state may import",
  ],
  [
    "storefront/app/queries/a.ts",
    'export { c } from "#app/state/c.ts";',
    "imports storefront/app/state/c.ts. app/queries may import",
  ],
  [
    "storefront/app/features/cart/A.tsx",
    'const c = import("../checkout/C.tsx");',
    "imports storefront/app/features/checkout/C.tsx. app/features/* may import",
  ],
  [
    "storefront/app/features/cart/B.tsx",
    'import "#app/routes/cart.tsx";',
    "imports storefront/app/routes/cart.tsx. app/features/* may import",
  ],
  [
    "storefront/platform/order/a.ts",
    'import { c } from "#server/c.ts";',
    "imports storefront/server/c.ts. platform/order may import",
  ],
  [
    "storefront/platform/runtime/b.ts",
    'import type { D } from "#demo/d.ts";',
    "imports storefront/demo/d.ts. platform/runtime may import",
  ],
  [
    "storefront/platform/order/b.ts",
    'import type { P } from "../payment/p.ts";',
    "imports storefront/platform/payment/p.ts. platform/order may import",
  ],
  [
    "storefront/platform/kernel/a.ts",
    'import type { O } from "../order/tables/o.ts";',
    "imports storefront/platform/order/tables/o.ts. platform/kernel may import",
  ],
  [
    "storefront/platform/order/tables/a.ts",
    'import type { C } from "../c.ts";',
    "imports storefront/platform/order/c.ts. platform/tables may import",
  ],
  [
    "storefront/platform/a.ts",
    'import "./order/c.ts";',
    "imports storefront/platform/order/c.ts. The import table has no row",
  ],
  ["storefront/server/b.ts", 'const d = import("#demo/d.ts");', "imports storefront/demo/d.ts. server may import"],
  [
    "storefront/configuration/a.ts",
    'import { c } from "#platform/runtime/c.ts";',
    "imports storefront/platform/runtime/c.ts. configuration may import",
  ],
  [
    "storefront/server/a.ts",
    'import { c } from "#contract/c.ts";',
    "imports storefront/contract/c.ts. server may import",
  ],
  [
    "stories/a.stories.tsx",
    'import { c } from "#platform/runtime/c.ts";',
    "imports storefront/platform/runtime/c.ts. stories may import",
  ],
  ["elsewhere/a.ts", 'import "react";', "imports node_modules/react/index.js. The import table has no row"],
  ["storefront/domain/d.ts", 'import { gone } from "./gone.ts";', "imports ./gone.ts. The import names a file"],
  [
    "storefront/domain/cycle/a.ts",
    'import { b } from "./b.ts";',
    "imports storefront/domain/cycle/b.ts → storefront/domain/cycle/a.ts. Files must not",
  ],
  [
    "storefront/domain/round/a.ts",
    'import { b } from "../trip/b.ts";',
    "imports storefront/domain/trip → storefront/domain/round. Folders must not",
  ],
];

/** Imports that the table allows. */
const allowed: Readonly<Record<string, string>> = {
  "ui/index.ts": "",
  "ui/optics/index.ts": "",
  "ui/eyewear/model/index.ts": 'import { a } from "../index.ts";',
  "ui/eyewear/index.ts": 'import { a } from "../optics/index.ts";',
  "storefront/domain/result.ts": 'import { sha256 } from "@noble/hashes"; import { a } from "@dioptra/ui/optics";',
  "storefront/domain/cycle/a.ts": "",
  "storefront/domain/cycle/b.ts": 'import type { A } from "#domain/cycle/a.ts";',
  "storefront/domain/round/c.ts": "",
  "storefront/domain/trip/b.ts": 'import { c } from "../round/c.ts";',
  "storefront/contract/c.ts": 'import { ok } from "#domain/result.ts";',
  "storefront/client/c.ts": 'import { c } from "#contract/c.ts";',
  "storefront/platform/kernel/k.ts": 'import { c } from "#contract/c.ts";',
  "storefront/platform/order/tables/o.ts": 'import { p } from "../../payment/tables/p.ts";',
  "storefront/platform/payment/tables/p.ts": "",
  "storefront/platform/order/c.ts": 'import { o } from "./tables/o.ts"; import { k } from "../kernel/k.ts";',
  "storefront/platform/payment/p.ts": 'import { c } from "../order/c.ts";',
  "storefront/platform/runtime/c.ts": 'import { p } from "../payment/p.ts";',
  "storefront/demo/d.ts": 'import { c } from "#platform/runtime/c.ts";',
  "storefront/server/c.ts": 'import { c } from "#platform/runtime/c.ts";',
  "storefront/app/state/c.ts": 'import { c } from "#client/c.ts";',
  "storefront/app/features/checkout/C.tsx": 'import { D } from "./D.tsx"; import { c } from "#app/state/c.ts";',
  "storefront/app/features/checkout/D.tsx": 'import { Button } from "@dioptra/ui"; import "react";',
  "storefront/app/routes/cart.tsx": 'import { C } from "#app/features/checkout/C.tsx";',
  // The route tree is generated, so its cycle is allowed.
  "storefront/app/router.tsx": 'import { tree } from "./routeTree.gen.ts";',
  "storefront/app/routeTree.gen.ts": 'import { page } from "./routes/page.tsx";',
  "storefront/app/routes/page.tsx": 'import type { Router } from "../router.tsx";',
  "tests/a.ts": 'import "#server/c.ts"; import "@dioptra/ui"; import "zod"; import "node:fs";',
};

const folders: string[] = [];

/** Creates a workspace with these files and the real package manifests, and reads its imports. */
async function readWorkspace(files: Readonly<Record<string, string>>): Promise<ImportReport> {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  folders.push(folder);
  const packages = ["react", "zod", "@noble/hashes"].map((name) => [`node_modules/${name}/index.js`, ""] as const);
  for (const [file, source] of [...Object.entries(files), ...packages]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  mkdirSync(path.join(folder, "node_modules/@dioptra"));
  for (const name of ["tokens", "ui"]) {
    symlinkSync(`../../${name}`, path.join(folder, "node_modules/@dioptra", name), "junction");
  }
  for (const name of [".", "tokens", "ui"]) await cp(`${name}/package.json`, path.join(folder, name, "package.json"));
  return readImports(folder);
}

let allowedReport: ImportReport;
let report: ImportReport;

beforeAll(async () => {
  allowedReport = await readWorkspace(allowed);
  report = await readWorkspace({ ...allowed, ...Object.fromEntries(breaches.map(([file, source]) => [file, source])) });
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test.each(breaches)("refuses in %s: %s", (file, _source, why) => {
  const found = report.breaches.filter((breach) => [file, path.dirname(file)].includes(breach.file));
  expect(found.map((breach) => breach.why)).toContainEqual(expect.stringContaining(why));
});

test("accepts all imports that the table allows", () => expect(allowedReport.breaches).toEqual([]));

test("returns what each file imports", () => {
  expect(report.imports.get("storefront/app/features/checkout/C.tsx")).toEqual(
    expect.arrayContaining(["storefront/app/features/checkout/D.tsx", "storefront/app/state/c.ts"]),
  );
});

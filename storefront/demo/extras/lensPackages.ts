import { words } from "../texts/index.ts";
import type { Extra } from "./extra.ts";

/** Lenses for frames, by the pair. They are made to a prescription, which is given with the order. */
export const lensPackages: readonly Extra[] = [
  {
    sku: "DI-SZKLA-150",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sea",
    price: 149,
    names: words("extras.lensPackages.DI-SZKLA-150.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-150.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-150.about"),
  },
  {
    sku: "DI-SZKLA-160",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "moss",
    price: 299,
    names: words("extras.lensPackages.DI-SZKLA-160.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-160.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-160.about"),
  },
  {
    sku: "DI-SZKLA-EKRAN",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sky",
    price: 249,
    names: words("extras.lensPackages.DI-SZKLA-EKRAN.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-EKRAN.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-EKRAN.about"),
  },
];

import type { MenuBranch } from "@dioptra/ui";

const link = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(" ", "-")}` });

/** The main navigation of a shop whose categories have subcategories. */
export const branches: readonly MenuBranch[] = [
  {
    label: "Okulary korekcyjne",
    href: "#glasses",
    current: "section",
    groups: [
      { title: "Dla kogo", links: [link("Damskie"), link("Męskie"), link("Dziecięce")] },
      { title: "Kształt", links: [link("Panto"), link("Okrągłe"), link("Prostokątne"), link("Kocie oczy")] },
      { title: "Materiał", links: [link("Acetat"), link("Tytan"), link("Stal")] },
    ],
  },
  {
    label: "Przeciwsłoneczne",
    href: "#sun",
    groups: [{ title: "Szkła", links: [link("Z polaryzacją"), link("Fotochromowe"), link("Z korekcją")] }],
  },
  { label: "Soczewki kontaktowe", href: "#lenses" },
  { label: "Okazje", href: "#sale", tone: "sale" },
];

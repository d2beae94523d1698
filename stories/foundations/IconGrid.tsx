import type { ComponentType } from "react";
import { CopyButton } from "./CopyButton.tsx";
import { cell, grid } from "./IconGrid.css.ts";

type Icons = Record<string, ComponentType<{ size?: number }>>;

const modules = import.meta.glob<Icons>("../../ui/icons/*.ts", { eager: true });
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

/** All icons of `ui`, each with the line that imports it. */
export function IconGrid() {
  return (
    <ul className={grid}>
      {icons.map(([name, Icon]) => (
        <li key={name} className={cell}>
          <Icon size={24} />
          {name}
          <CopyButton text={`import { ${name} } from "@dioptra/ui/icons/${name}";`} />
        </li>
      ))}
    </ul>
  );
}

import { later } from "@dioptra/ui";
import { useEffect } from "react";
import type { OpenFilterDrawerProps } from "./OpenFilterDrawer.tsx";

/** Comes while nothing else does, or when it is opened; where it cannot be had, its button waits for the next press. */
export const OpenFilterDrawerLater = later<OpenFilterDrawerProps>(
  async () => (await import("./OpenFilterDrawer.tsx")).OpenFilterDrawer,
  function Closed({ onClose }) {
    useEffect(() => onClose());
    return null;
  },
);

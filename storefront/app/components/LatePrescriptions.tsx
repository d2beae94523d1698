import { lazyComponent } from "@dioptra/ui";
import { useState } from "react";
import type { LatePrescriptionProps } from "./LatePrescription.tsx";

const LazyLatePrescription = lazyComponent(async () => (await import("./LatePrescription.tsx")).LatePrescription);

if (import.meta.env.SSR) await LazyLatePrescription.load();

/**
 * Takes the prescriptions that an order waits for. Its code is loaded for orders that wait for one. Lines stay after their
 * prescription was sent, to say so.
 */
export function LatePrescriptions({ lines, ...order }: LatePrescriptionProps) {
  const [first] = useState(lines);
  return first.length > 0 && <LazyLatePrescription {...order} lines={first} />;
}

import { lazyComponent, useIsNear } from "@dioptra/ui";
import { useRef } from "react";
import { nearby } from "./LaterShelf.tsx";

const LazyHomeAnswers = lazyComponent(async () => (await import("./HomeAnswers.tsx")).HomeAnswers);

/** Reviews and questions. Their code and texts are loaded when the shopper comes near them. */
export function LaterAnswers() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, nearby);
  return <div ref={place}>{isNear && <LazyHomeAnswers />}</div>;
}

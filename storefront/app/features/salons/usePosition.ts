import type { Position } from "@dioptra/ui/rules";
import { useState } from "react";

/** Why the visitor's position is unknown. */
export type PositionProblem = "denied" | "unavailable";

const permissionDenied = 1;
/** A position of the last minutes is near enough to order salons by. */
const options: PositionOptions = { maximumAge: 5 * 60_000, timeout: 10_000, enableHighAccuracy: false };

/** The visitor's position, which the browser asks permission for. It never leaves the page. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<"idle" | "pending" | PositionProblem>("idle");

  function locate() {
    if (!("geolocation" in navigator)) return setState("unavailable");
    setState("pending");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setState("idle");
      },
      ({ code }) => setState(code === permissionDenied ? "denied" : "unavailable"),
      options,
    );
  }

  return { position, state, locate, forget: () => setPosition(null) };
}

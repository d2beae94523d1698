import type { Position } from "@dioptra/ui/rules";
import { useRef, useState } from "react";

/** Why the visitor's position is unknown. */
export type PositionProblem = "denied" | "unavailable";

const permissionDenied = 1;
/** A position of the last minutes is near enough to order salons by. */
const options: PositionOptions = { maximumAge: 5 * 60_000, timeout: 10_000, enableHighAccuracy: false };

/** The visitor's position, which the browser asks permission for. It never leaves the page. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<"idle" | "pending" | PositionProblem>("idle");

  /** The newest request; the answers to earlier ones are ignored. */
  const request = useRef(0);

  function locate() {
    if (!("geolocation" in navigator)) return setState("unavailable");
    setState("pending");
    const own = ++request.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (own !== request.current) return;
        setPosition({ latitude, longitude });
        setState("idle");
      },
      ({ code }) => {
        if (own !== request.current) return;
        setState(code === permissionDenied ? "denied" : "unavailable");
      },
      options,
    );
  }

  /** Ends the search by position, also one that has failed or is still waiting for its answer. */
  function forget() {
    request.current += 1;
    setPosition(null);
    setState("idle");
  }

  return { position, state, locate, forget };
}

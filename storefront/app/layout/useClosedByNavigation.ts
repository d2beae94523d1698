import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** A panel over the page goes when the page does. */
export function useClosedByNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe("onBeforeNavigate", ({ hrefChanged }) => hrefChanged && close()), [router, close]);
}

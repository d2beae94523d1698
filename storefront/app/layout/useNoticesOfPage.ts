import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useShop } from "../state/useShop.ts";
import { pageOf } from "./pageOf.ts";

/** What went wrong on a page is not said on the next one. */
export function useNoticesOfPage(): void {
  const router = useRouter();
  const { notices } = useShop();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        if (fromLocation && pageOf(fromLocation.pathname) !== pageOf(toLocation.pathname)) notices.leavePage();
      }),
    [router, notices],
  );
}

import { Notifications } from "@dioptra/ui";
import { useNotices, usePanels, useShop } from "../state/useShop.ts";
import { noticeShown } from "./noticeShown.tsx";
import { useTranslatedNotices } from "./useTranslatedNotices.ts";

export interface ShopNoticesProps {
  /** The page is out of reach while the cart lies over it. */
  readonly over: "page" | "microcart";
}

/** What the shop has to say, over whatever is shown. */
export function ShopNotices({ over }: ShopNoticesProps) {
  const { notices } = useShop();
  const shown = useNotices((state) => state.shown);
  const isReached = usePanels(({ open }) => (open === "microcart" ? "microcart" : "page")) === over;
  const translated = useTranslatedNotices(shown);
  return <Notifications notices={isReached ? translated.map(noticeShown) : []} onDismiss={notices.dismiss} />;
}

import { Notifications } from "@dioptra/ui";
import { useNotices, useShop } from "../state/useShop.ts";
import { noticeShown } from "./noticeShown.tsx";
import { useSpoken } from "./useSpoken.ts";

/** What the shop has to say, over whatever page is shown. */
export function ShopNotices() {
  const { notices } = useShop();
  const shown = useNotices((state) => state.shown);
  return <Notifications notices={useSpoken(shown).map(noticeShown)} onDismiss={notices.dismiss} />;
}

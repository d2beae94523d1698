import { NoticeHistory } from "@dioptra/ui";
import { useNotices } from "../state/useShop.ts";
import { toShownNotice, useTranslatedNotices } from "./ShopNotices.tsx";

/** The list of all notices of this session. */
export function ShopHistory() {
  const history = useNotices((state) => state.history);
  return <NoticeHistory notices={useTranslatedNotices(history).map(toShownNotice)} />;
}

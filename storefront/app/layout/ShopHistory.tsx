import { NoticeHistory } from "@dioptra/ui";
import { useNotices } from "../state/useShop.ts";
import { noticeShown, useTranslatedNotices } from "./ShopNotices.tsx";

/** What the shop has said in this session. */
export function ShopHistory() {
  const history = useNotices((state) => state.history);
  return <NoticeHistory notices={useTranslatedNotices(history).map(noticeShown)} />;
}

import { NoticeHistory } from "@dioptra/ui";
import { useNotices } from "../state/useShop.ts";
import { noticeShown } from "./noticeShown.tsx";
import { useSpoken } from "./useSpoken.ts";

/** What the shop has said in this session. */
export function ShopHistory() {
  const history = useNotices((state) => state.history);
  return <NoticeHistory notices={useSpoken(history).map(noticeShown)} />;
}

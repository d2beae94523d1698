import { useQueryClient } from "@tanstack/react-query";
import { carriedAnswersId, writeCarriedAnswers } from "../queries/carriedAnswers.ts";

/** What the page was rendered with, for the browser: as data, which is shorter than a script and needs no leave to run. */
export function CarriedAnswers() {
  const queryClient = useQueryClient();
  const text = typeof document === "undefined" ? writeCarriedAnswers(queryClient) : "";
  return (
    <script
      id={carriedAnswersId}
      type="application/json"
      // In the browser it has been read already.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

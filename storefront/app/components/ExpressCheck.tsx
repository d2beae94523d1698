import { DeliveryCheck, type DeliveryCheckState } from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { addDays } from "#domain/calendar.ts";
import { expressQuery } from "../queries/checkout.ts";
import { useStoreView } from "../state/useShop.ts";
import { useToday } from "./useToday.ts";

/** The name of the form in the storage of the tab. */
export const expressDraft = "express";

/** Keeps a postcode for this tab. The code is loaded then, since a page that shows the form at once does not need it. */
async function keepPostcode(postcode: string): Promise<void> {
  const formDraft = await import("../state/formDraft.ts").catch(() => null);
  formDraft?.writeFormDraft(expressDraft, { postcode });
}

export interface ExpressCheckProps {
  /** The sku of the product that is asked about; null for any product. @default null */
  readonly sku?: string | null;
  /** A postcode that was checked before: it is checked at once. @default null */
  readonly initialPostcode?: string | null;
}

/**
 * Says for a postcode when an express parcel that is ordered now can arrive (docs/specification/calls.md#call-33). The
 * checked postcode is kept in this tab, like everything that is typed into forms.
 */
export function ExpressCheck({ sku = null, initialPostcode = null }: ExpressCheckProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { country } = useStoreView();
  const today = useToday();
  const [postcode, setPostcode] = useState(initialPostcode);
  const { data, isError, isFetching, refetch } = useQuery({
    ...expressQuery(client, postcode ?? "", sku),
    enabled: postcode !== null,
  });

  function answer(): DeliveryCheckState {
    if (postcode === null) return { state: "idle" };
    if (isFetching) return { state: "checking" };
    if (isError || !data) return { state: "unreachable" };
    const { available, deliveredOn: day } = data;
    if (!available || day === null) return { state: "impossible", postcode };
    if (day === today) return { state: "today", postcode };
    return today !== null && day === addDays(today, 1)
      ? { state: "tomorrow", postcode }
      : { state: "later", postcode, day };
  }

  return (
    <DeliveryCheck
      country={isCountryCode(country) ? country : "PL"}
      answer={answer()}
      initialPostcode={initialPostcode ?? ""}
      onCheck={(typed) => {
        void keepPostcode(typed);
        if (typed === postcode) void refetch();
        else setPostcode(typed);
      }}
    />
  );
}

import { DeliveryCheck, type DeliveryCheckState, Heading } from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { addDays } from "#domain/calendar.ts";
import { useToday } from "../../components/useToday.ts";
import { expressQuery } from "../../queries/checkout.ts";
import { useStoreView } from "../../state/useShop.ts";

/** Says for a postcode when an express parcel that is ordered now can arrive (docs/specification/calls.md#call-33). */
export function ExpressCheck() {
  const { client } = useRouteContext({ from: "__root__" });
  const { country } = useStoreView();
  const today = useToday();
  const [postcode, setPostcode] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...expressQuery(client, postcode ?? ""),
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
    <>
      <Heading level={2}>
        <FormattedMessage id="ui.deliveryCheck.title" />
      </Heading>
      <DeliveryCheck
        country={isCountryCode(country) ? country : "PL"}
        answer={answer()}
        onCheck={(typed) => {
          if (typed === postcode) void refetch();
          else setPostcode(typed);
        }}
      />
    </>
  );
}

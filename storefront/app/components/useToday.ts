import { localTime } from "@dioptra/ui/rules";
import { useSyncExternalStore } from "react";
import { timeZone } from "#configuration/store.ts";

const neverChanges = () => () => {};
const today = () => localTime(new Date().toISOString(), timeZone).date;

/**
 * Returns today's date in the shop's time zone, such as 2026-11-20. Null on the server and during hydration: the page is
 * cached, so its date may be an earlier one.
 */
export const useToday = (): string | null => useSyncExternalStore<string | null>(neverChanges, today, () => null);

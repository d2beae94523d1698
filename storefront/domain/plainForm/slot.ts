import type { SalonTime } from "../salon/appointment.ts";

/** Returns the day and the time that the one field of a plain form joins, such as `2026-12-01 09:30`. */
export function readSlot(slot = ""): SalonTime {
  const [day = "", time = ""] = slot.split(" ");
  return { day, time };
}

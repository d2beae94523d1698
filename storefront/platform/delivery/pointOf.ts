import type { DeliveryPoint } from "#domain/delivery.ts";
import type { Session } from "../kernel/database/database.ts";

/** The point of a carrier's id; null where there is none. */
export type PointOf = (session: Session, carrierCode: string, id: string) => Promise<DeliveryPoint | null>;

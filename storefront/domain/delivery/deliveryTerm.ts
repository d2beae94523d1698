export interface DeliveryTerms {
  /** Working days until a parcel is there. */
  readonly deliveryWorkingDays: number;
  /** Working days until glasses with lenses made to a prescription are there. */
  readonly prescriptionDeliveryWorkingDays: number;
}

/**
 * Returns within how many working days an order is promised: it leaves as one parcel, so a single pair of glasses made to
 * a prescription sets the term of all of it (specification, section 9, Business rules).
 */
export const deliveryTerm = (
  lines: readonly { readonly isMadeToPrescription: boolean }[],
  { deliveryWorkingDays, prescriptionDeliveryWorkingDays }: DeliveryTerms,
): number =>
  lines.some(({ isMadeToPrescription }) => isMadeToPrescription)
    ? Math.max(deliveryWorkingDays, prescriptionDeliveryWorkingDays)
    : deliveryWorkingDays;

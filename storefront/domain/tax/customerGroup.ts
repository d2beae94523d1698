export interface GroupRules {
  /** Tax depends on the customer's group. */
  readonly taxByCustomerGroup: boolean;
  /** Everybody counts as the default group. */
  readonly onlyDefaultCustomerGroup: boolean;
  readonly defaultCustomerGroupId: number | null;
}

/** The group that tax is looked up for; null when it does not matter (specification, section 6). */
export function customerGroupForTax(rules: GroupRules, groupOfShopper: number | null): number | null {
  if (!rules.taxByCustomerGroup) return null;
  return rules.onlyDefaultCustomerGroup
    ? rules.defaultCustomerGroupId
    : (groupOfShopper ?? rules.defaultCustomerGroupId);
}

const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const territories = "AS GU MP PR VI";
const armedForces = "AA AE AP";

/** What the US Postal Service delivers to, by its two letters. */
export const usStates: readonly string[] = `${states} ${territories} ${armedForces}`.split(" ");

/** An option in the wire's format. */
export const option = ([option_id, option_value]: readonly [string, string]) => ({ option_id, option_value });

/** Returns the options of a cart line in the wire's format. */
export const options = (values: Readonly<Record<string, string>>) => ({
  product_option: { extension_attributes: { custom_options: Object.entries(values).map(option) } },
});

/** A prescription that needs no check by an optician. */
export const usual = {
  R_SPH: "-1.25",
  R_CYL: "-0.50",
  R_AX: "95",
  R_ADD: "",
  L_SPH: "-1.50",
  L_CYL: "",
  L_AX: "",
  L_ADD: "",
  PD: "62",
  lens_type: "single-vision",
  lens: "DI-SZKLA-150",
} as const;

/** A prescription so strong that an optician has to check it. */
export const strong = { ...usual, R_SPH: "-8.75", L_SPH: "-9.00", lens: "DI-SZKLA-167" } as const;

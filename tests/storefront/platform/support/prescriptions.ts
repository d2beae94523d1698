const option = ([option_id, option_value]: readonly [string, string]) => ({ option_id, option_value });

/** Options of a line as the shop sends them. */
export const options = (values: Readonly<Record<string, string>>) => ({
  product_option: { extension_attributes: { custom_options: Object.entries(values).map(option) } },
});

/** What any optician makes without a question. */
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

/** So strong that an optician has to look at it. */
export const strong = { ...usual, R_SPH: "-8.75", L_SPH: "-9.00", lens: "DI-SZKLA-160" } as const;

import { expect } from "storybook/test";

/** Asserts that the text fields of sliders, with their units, stay within their slider and are not cut off. */
export async function expectFieldsWithinSlider(fields: readonly HTMLElement[]): Promise<void> {
  for (const field of fields) {
    const slider = field.closest("fieldset");
    if (!slider) continue;
    const label = field.closest("label") ?? field;
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(slider.getBoundingClientRect().right);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  }
}

import { expect } from "storybook/test";

/** The typed ends of sliders, each with its unit, stand within their slider; its knobs may be held beside it. */
export async function typedEndsWithinSlider(fields: readonly HTMLElement[]): Promise<void> {
  for (const field of fields) {
    const slider = field.closest("fieldset");
    if (!slider) continue;
    const label = field.closest("label") ?? field;
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(slider.getBoundingClientRect().right);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  }
}

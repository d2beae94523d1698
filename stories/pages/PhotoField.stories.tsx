import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import type { SendingFieldHandle, SentFile } from "#app/components/SendingField.tsx";
import { PhotoField } from "#app/features/prescription/PhotoField.tsx";
import { createPhotoPlatform, pdf } from "./shop/photoPlatform.ts";
import { withShop } from "./shop/withShop.tsx";

const platform = createPhotoPlatform();

interface StepProps {
  /** Whether the shopper wanted to go on without a photo. */
  readonly isMissing: boolean;
  readonly onNoConsent: () => void;
}

/** The part of the configurator's step around the field: the consent, and the photo that was sent. */
function Step({ isMissing, onNoConsent }: StepProps) {
  const [hasConsent, setConsent] = useState(false);
  const [photo, setPhoto] = useState<SentFile | null>(null);
  const field = useRef<SendingFieldHandle>(null);
  useEffect(() => {
    if (hasConsent) field.current?.resume();
  }, [hasConsent]);
  return (
    <>
      <label>
        <input type="checkbox" checked={hasConsent} onChange={({ target }) => setConsent(target.checked)} /> Zgadzam się
      </label>
      <PhotoField
        ref={field}
        photo={photo}
        hasConsent={hasConsent}
        isMissing={isMissing}
        onChange={setPhoto}
        onNoConsent={onNoConsent}
      />
    </>
  );
}

const meta = {
  component: Step,
  tags: ["beta"],
  ...withShop(["configurator", "healthConsent"], platform.fetch),
  args: { isMissing: false, onNoConsent: fn() },
  beforeEach: () => void Object.assign(platform.state, { isDown: false, pieces: 0, removed: 0 }),
} satisfies Meta<typeof Step>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = "Zdjęcie albo PDF recepty";

/** Health data is sent only after the consent; the chosen photo waits for it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(label), pdf("recepta.pdf"));
    await expect(await canvas.findByText("Wyślemy zdjęcie, gdy zaznaczysz zgodę powyżej.")).toBeVisible();
    await expect(args.onNoConsent).toHaveBeenCalledOnce();
    await expect(platform.state.pieces).toBe(0);
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(await canvas.findByText("Zdjęcie recepty: przesłane (recepta.pdf)")).toBeVisible();
    await expect(platform.state.pieces).toBe(1);
  },
};

/** Going on without a photo is answered at the field. */
export const Missing: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining("Dodaj zdjęcie recepty"),
    );
  },
};

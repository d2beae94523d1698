import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { SendingField, type SentFile } from "#app/components/SendingField.tsx";
import { createPhotoPlatform, pdf } from "./shop/photoPlatform.ts";
import { withShop } from "./shop/withShop.tsx";

const platform = createPhotoPlatform();

/** Keeps the sent file, as the form around the field does. */
function Field({ onChange }: { readonly onChange: (file: SentFile | null) => void }) {
  const [file, setFile] = useState<SentFile | null>(null);
  return (
    <SendingField
      label="Własny wzór na wieczku"
      texts={{
        about: "ownOptions.file.about",
        sending: "ownOptions.file.sending",
        retry: "ownOptions.file.retry",
        remove: "ownOptions.file.remove",
        problems: {
          "wrong-type": "ownOptions.file.wrongType",
          damaged: "ownOptions.file.damaged",
          "too-large": "ownOptions.file.tooLarge",
          offline: "ownOptions.file.offline",
          missing: "ownOptions.file.failed",
          failed: "ownOptions.file.failed",
          "too-often": "ownOptions.file.tooOften",
        },
      }}
      fileId={file?.id ?? null}
      sent={file?.name}
      error={null}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: Field,
  tags: ["beta"],
  ...withShop(["options"], platform.fetch),
  args: { onChange: fn() },
  beforeEach: () => void Object.assign(platform.state, { isDown: false, pieces: 0, removed: 0 }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = "Własny wzór na wieczku";

/** A file is sent as soon as it is chosen, and can be removed again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.upload(field, pdf("wzor.pdf"));
    const remove = await canvas.findByRole("button", { name: "Usuń plik" });
    await expect(canvas.getByText("wzor.pdf")).toBeVisible();
    await expect(platform.state.pieces).toBe(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: "wzor.pdf" }));
    await userEvent.click(remove);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(platform.state.removed).toBe(1));
  },
};

/** The bytes decide what a file is, not its name. */
export const WrongType: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.upload(field, new File(["no picture"], "wzor.pdf", { type: "application/pdf" }));
    await expect(await canvas.findByText(/^To nie jest obraz ani PDF/)).toBeVisible();
    await expect(platform.state.pieces).toBe(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A file that could not be sent stays chosen, and is sent again on request. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    platform.state.isDown = true;
    await userEvent.upload(await canvas.findByLabelText(label), pdf("wzor.pdf"));
    const retry = await canvas.findByRole("button", { name: "Wyślij dalej" });
    platform.state.isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole("button", { name: "Usuń plik" })).toBeVisible();
  },
};

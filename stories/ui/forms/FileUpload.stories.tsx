import { FileUpload } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkWPf/PwAFcALgIPLxLgAAAABJRU5ErkJggg=="),
  (letter) => letter.codePointAt(0) ?? 0,
);
const photo = new File([pixel], "recepta.png", { type: "image/png" });
const scan = new File(["%PDF-1.7"], "recepta od okulisty z 12 marca.pdf", { type: "application/pdf" });
const heic = new File(["x"], "IMG_0042.heic", { type: "image/heic" });
const huge = new File([new Uint8Array(6_000_000)], "skan.pdf", { type: "application/pdf" });

const meta = {
  component: FileUpload,
  tags: ["new"],
  args: {
    label: "Zdjęcie recepty",
    types: ["image/jpeg", "image/png", "application/pdf"],
    typeNames: ["JPEG", "PNG", "PDF"],
    largest: 5_000_000,
    file: null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [file, setFile] = useState(args.file);
    const change = (next: File | null) => {
      setFile(next);
      args.onChange(next);
    };
    return <FileUpload {...args} file={file} onChange={change} />;
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("Zdjęcie recepty");
    await expect(field).toHaveAccessibleDescription(/^JPEG, PNG lub PDF, najwyżej 5\sMB$/);
    await userEvent.upload(field, photo);
    await expect(args.onChange).toHaveBeenLastCalledWith(photo);
    await expect(canvas.getByRole("status")).toHaveTextContent("recepta.png");
    const preview = canvas.getByRole("status").querySelector("img");
    await waitFor(() => expect(preview?.src).toMatch(/^data:image\/png/));
    await userEvent.click(canvas.getByRole("button", { name: "Usuń plik recepta.png" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
  },
};

export const Playground: Story = {};

export const Chosen: Story = {
  args: { file: scan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wybierz inny plik")).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const files = new DataTransfer();
    files.items.add(scan);
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files });
    await fireEvent(canvas.getByLabelText("Zdjęcie recepty"), drop);
    await expect(args.onChange).toHaveBeenLastCalledWith(scan);
  },
};

/** Refuses the file and keeps the previous one. */
export const WrongType: Story = {
  args: { file: photo },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Zdjęcie recepty");
    const picked = new DataTransfer();
    picked.items.add(heic);
    await fireEvent.change(field, { target: { files: picked.files } });
    await expect(field).toHaveAccessibleDescription(/Nie możemy otworzyć pliku „IMG_0042.heic”\./);
    await expect(canvas.getByRole("status")).toHaveTextContent("recepta.png");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("Zdjęcie recepty");
    await userEvent.upload(field, huge);
    await expect(field).toHaveAccessibleDescription(/Plik „skan.pdf” jest za duży\./);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      <FileUpload {...args} label="Puste" />
      <FileUpload {...args} label="Zdjęcie" file={photo} />
      <FileUpload {...args} label="Plik PDF" mark="nieobowiązkowe" file={scan} />
      <FileUpload {...args} label="Z błędem" error="Dodaj zdjęcie recepty albo przepisz wartości." />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Augenärztliche Brillenverordnungsbescheinigung",
    file: new File(["%PDF-1.7"], "Augenoptikermeisterbetriebsrefraktionsprotokollabschrift_2026-11-22_endgueltig.pdf", {
      type: "application/pdf",
    }),
  },
};

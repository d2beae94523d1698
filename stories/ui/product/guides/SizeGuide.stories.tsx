import { SizeGuide } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { diagramOf } from "../../eyewear/pictureOf.tsx";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

const nela = frameOf("panto", "havana");

/** `OwnGlasses` draws the shopper's glasses over the frame. `TrueSize` calibrates the screen with a bank card. */
const meta = {
  component: SizeGuide,
  tags: ["new"],
  args: { frame: nela, name: "Nela", drawing: diagramOf(nela) },
} satisfies Meta<typeof SizeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Trzy liczby na zauszniku" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Liczby z zausznika" }), "50-20-140");
    await expect(canvas.getByText("Nela jest o 3 mm węższa")).toBeVisible();
    await expect(canvas.getByText("Szkło węższe o 2 mm")).toBeVisible();
    await expect(canvas.getByText("Mostek szerszy o 1 mm")).toBeVisible();
    await expect(canvas.getByText("Zausznik dłuższy o 5 mm")).toBeVisible();
  },
};

export const Playground: Story = {};

/** A temple length that is not legible is not compared. */
export const WithoutTemple: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "48x21");
    await expect(canvas.getByText("Nela leży jak Twoje okulary")).toBeVisible();
    await expect(canvas.queryByText(/^Zausznik (tak|dłuższy|krótszy)/)).not.toBeInTheDocument();
  },
};

/** With a list of frames, a typed temple mark leads to those that fit alike. */
export const WithListOfFrames: Story = {
  args: { framesHref: ({ lensWidth, bridge }) => `#${lensWidth}-${bridge}` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole("textbox"), "48-21-145");
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki w tym rozmiarze" })).toHaveAttribute(
      "href",
      "#48-21",
    );
  },
};

/** No error is shown while typing. Typed text stays. */
export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "520-18");
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Nie możemy odczytać tego rozmiaru\. Wpisz go tak: 52-18-140/);
    await expect(field).toHaveValue("520-18");
  },
};

export const PupillaryDistance: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Rozstaw źrenic" });
    await userEvent.type(field, "64{Enter}");
    await expect(canvas.getByText("Źrenice wypadną blisko środka szkieł: Nela pasuje.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "57{Enter}");
    await expect(canvas.getByText(/o 6\smm bliżej nosa.*szeroka/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "74{Enter}");
    await expect(canvas.getByText(/o 2,5\smm dalej od nosa.*wąska/)).toBeVisible();
  },
};

/** The slider scales card and frame equally. */
export const TrueSize: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Wielkość karty na ekranie" });
    const frame = canvas.getByRole("img", { name: /^Rysunek oprawki Nela, całkowita szerokość 130\smm$/ });
    const width = () => frame.getBoundingClientRect().width;
    await expect((width() / 324) * 85.6).toBeCloseTo(134, 0);
    await fireEvent.input(slider, { target: { value: "640" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "640 pikseli");
    await waitFor(() => expect((width() / 640) * 85.6).toBeCloseTo(134, 0));
  },
};

export const MissingPicture: Story = {
  args: { frame: nela, name: "Nela" },
  render: ({ frame, name }) => <SizeGuide frame={frame} name={name} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mostek")).toBeVisible();
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  // A real page has only one of these landmarks.
  parameters: {
    chromatic: photographedInAllModes,
    a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
  },
  render: () => (
    <>
      <SizeGuide frame={nela} name="Nela" />
      <SizeGuide frame={frameOf("rectangular", "silver", "rimless", "titanium")} name="Iga" />
      <SizeGuide frame={frameOf("round", "gold", "full", "metal")} name="Luna" />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { name: "Żółwia-Gęśl Überbreitenfassungsmodell Nr. 7" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "62□24-160");
    await expect(canvas.getByText(/schmaler$/, { selector: "strong" })).toBeVisible();
  },
};

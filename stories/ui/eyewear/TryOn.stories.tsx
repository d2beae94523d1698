import { FramePicture, Stage, type TryOnFrame, TryOn } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from "storybook/test";
import { openDrawnCamera, trackStates, mockCamera } from "./drawnCamera.ts";
import { drawnFace, facePhoto, phonePhoto } from "./facePhoto.ts";
import { frameOf } from "./frames.ts";
import {
  choosePhoto,
  expectToScale,
  moveMark,
  markPupils,
  nextButton,
  openButton,
  openPortrait,
  openTryOn,
  pageScale,
  pupilMark,
  wornFrame,
} from "./openTryOn.ts";
import { pictureOf } from "./pictureOf.tsx";

const frames: readonly TryOnFrame[] = [
  { id: "havana", name: "Nela, havana", frame: frameOf("panto", "havana") },
  { id: "gold", name: "Nela, złoto", frame: frameOf("round", "gold", "full", "metal") },
  { id: "sun", name: "Lato, czarne", frame: { ...frameOf("square", "black"), tint: "green-gradient" } },
  { id: "rimless", name: "Wilga, srebro", frame: frameOf("rectangular", "silver", "rimless", "titanium") },
];

/** `TryOnDialog`, with its four steps, is loaded on demand. The face in these stories is drawn to a known scale. */
const meta = {
  component: TryOn,
  tags: ["new"],
  args: { frames, loadDependencies: fn(async () => {}) },
  render: (args) => (
    <div style={{ maxInlineSize: "24rem" }}>
      <Stage ratio="gallery">
        <FramePicture src={pictureOf(frameOf("panto", "havana"), "wide")} alt="Nela, z przodu" crop="wide" />
        <div style={{ position: "absolute", insetBlockEnd: "1rem", insetInlineStart: "1rem" }}>
          <TryOn {...args} />
        </div>
      </Stage>
    </div>
  ),
} satisfies Meta<typeof TryOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(openButton(canvas)).toBeVisible();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** All steps by keyboard: photograph, pupils, pupillary distance, frame. */
export const ByPhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await expect(args.loadDependencies).toHaveBeenCalledOnce();
    await markPupils(scene, dialog);
    await expect(pupilMark(dialog, "lewej")).toHaveAttribute(
      "aria-valuetext",
      "356\u00A0px od lewej, 496\u00A0px od góry",
    );
    await userEvent.click(nextButton(dialog));
    await userEvent.click(nextButton(dialog));
    const field = dialog.getByLabelText("Rozstaw źrenic w mm");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Podaj rozstaw źrenic/);
    await userEvent.type(field, "620");
    await userEvent.click(nextButton(dialog));
    await expect(field).toHaveValue("620");
    await expect(field).toHaveAccessibleDescription(/^Rozstaw źrenic ma od 45\smm do 80\smm/);
    await userEvent.clear(field);
    await userEvent.type(field, "62,0 mm");
    await userEvent.click(nextButton(dialog));
    const frame = await wornFrame(dialog, "Nela, havana");
    await expectToScale(element, frame, 130);
    frame.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    await expect(frame).toHaveAttribute("aria-valuetext", expect.stringMatching(/^1\smm niżej i 0,5\smm w lewo$/));
  },
};

/** The state is kept when the dialog is closed and opened again. Starting over can be undone. */
export const Kept: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog } = await openPortrait(scene);
    await userEvent.click(nextButton(dialog));
    await expect(dialog.getByLabelText("Rozstaw źrenic w mm")).toHaveValue("62");
    await userEvent.click(nextButton(dialog));
    await wornFrame(dialog, "Nela, havana");
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(openButton(canvas)).toHaveFocus());
    await userEvent.click(openButton(canvas));
    const again = within(await screen.findByRole("dialog"));
    const frame = await wornFrame(again, "Nela, havana");
    await waitFor(() => expect(frame).toBeVisible());
    await userEvent.click(again.getByRole("button", { name: "Zacznij od nowa" }));
    await expect(again.getByText("Usunęliśmy zdjęcie, znaczniki i rozstaw źrenic.")).toBeVisible();
    await userEvent.click(again.getByRole("button", { name: "Przywróć" }));
    await expect(await wornFrame(again, "Nela, havana")).toBeVisible();
  },
};

/** A shop may give the window another size. */
export const OwnSize: Story = {
  args: { size: { width: 700, height: 560 } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    const { offsetWidth, offsetHeight } = await screen.findByRole("dialog");
    await expect([offsetWidth, offsetHeight]).toEqual([700, 560]);
  },
};

/** The card determines the scale, which implies the pupillary distance. */
export const ByCard: Story = {
  tags: ["full"],
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene, true);
    await markPupils(scene, dialog);
    await userEvent.click(nextButton(dialog));
    await userEvent.click(dialog.getByRole("radio", { name: "Karta" }));
    const edge = (side: "Lewa" | "Prawa") => dialog.getByRole("slider", { name: `${side} krawędź karty` });
    await moveMark(scene, edge("Lewa"), { x: 550, y: 792 });
    await moveMark(scene, edge("Prawa"), drawnFace.card[1]);
    await expect(dialog.getByText(/a tyle nie ma nikt/)).toBeVisible();
    await userEvent.click(nextButton(dialog));
    await expect(dialog.getByRole("heading", { name: "Ustal skalę" })).toBeVisible();
    await moveMark(scene, edge("Lewa"), drawnFace.card[0]);
    await expect(dialog.getByText(/^Z karty wynika rozstaw źrenic 62(,\d)?\smm\.$/)).toBeVisible();
    await userEvent.click(nextButton(dialog));
    await expectToScale(element, await wornFrame(dialog, "Nela, havana"), 130);
  },
};

/** A mark keeps its distance to the pointer while dragged. Pressing beside the marks moves the nearer one. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, element } = await openPortrait({ canvas, userEvent });
    const mark = pupilMark(dialog, "lewej");
    const [left, right] = [
      mark.getAttribute("aria-valuetext"),
      pupilMark(dialog, "prawej").getAttribute("aria-valuetext"),
    ];
    const pixel = 4 / pageScale(element);
    await fireEvent.pointerDown(mark, { clientX: 100, clientY: 100, pointerId: 1, button: 0 });
    await fireEvent.pointerMove(mark, { clientX: 110, clientY: 100, pointerId: 1 });
    await fireEvent.pointerUp(mark, { pointerId: 1 });
    const expected = Math.round(Number.parseInt(left ?? "", 10) + 10 * pixel);
    await waitFor(() => expect(mark).toHaveAttribute("aria-valuenow", String(expected)));
    const photo = element.querySelector("svg[role='group'] > image");
    if (!photo) throw new Error("The dialog shows no photograph.");
    const box = photo.getBoundingClientRect();
    await fireEvent.click(photo, {
      clientX: box.left + drawnFace.pupils[0].x / pixel,
      clientY: box.top + drawnFace.pupils[0].y / pixel,
    });
    await waitFor(() => expect(Math.abs(Number(mark.getAttribute("aria-valuenow")) - 356)).toBeLessThanOrEqual(3));
    await expect(pupilMark(dialog, "prawej")).toHaveAttribute("aria-valuetext", right);
  },
};

/** The photograph of a phone is turned upright and reduced. */
export const FromAPhone: Story = {
  tags: ["full"],
  play: async ({ canvas, userEvent }) => {
    const { dialog, element } = await openTryOn({ canvas, userEvent });
    await choosePhoto({ userEvent }, element, await phonePhoto());
    await dialog.findByRole("heading", { name: "Zaznacz źrenice" });
    await expect(pupilMark(dialog, "lewej")).toHaveAttribute("aria-valuemax", "1280");
    await expect(dialog.getByRole("group", { name: "Twoje zdjęcie" })).toHaveAttribute("viewBox", "0 0 1280 1600");
  },
};

/** The camera is released when the dialog is closed and after a photograph is taken. */
export const ByCamera: Story = {
  tags: ["full"],
  beforeEach: () => mockCamera(openDrawnCamera),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await dialog.findByLabelText("Obraz z aparatu, jak w lustrze");
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await expect(trackStates()).toEqual(["ended"]);
    await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    const live = await dialog.findByLabelText("Obraz z aparatu, jak w lustrze");
    await waitFor(() => expect(live).toHaveProperty("videoWidth", 960));
    await expect(trackStates()).toEqual(["live"]);
    await userEvent.click(dialog.getByRole("button", { name: "Za 3 sekundy" }));
    await expect(await dialog.findByText("2")).toBeVisible();
    await expect(await dialog.findByRole("heading", { name: "Zaznacz źrenice" })).toHaveFocus();
    await expect(trackStates()).toEqual(["ended"]);
  },
};

export const CameraRefused: Story = {
  beforeEach: () => mockCamera(async () => Promise.reject(new DOMException("Permission denied", "NotAllowedError"))),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Przeglądarka nie ma zgody/));
    const again = dialog.getByRole("button", { name: "Spróbuj ponownie" });
    await userEvent.click(again);
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Przeglądarka nie ma zgody/));
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole("button", { name: "Wybierz zdjęcie z pliku" }));
    await expect(dialog.getByRole("button", { name: "Wybierz zdjęcie" })).toBeVisible();
  },
};

export const CameraBusy: Story = {
  beforeEach: () => mockCamera(async () => Promise.reject(new DOMException("In use", "NotReadableError"))),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Aparatu używa inny program/));
  },
};

/** For an unusable file, the dialog names what works instead and keeps the previous photograph. */
export const DamagedFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await userEvent.click(dialog.getByRole("button", { name: "Wstecz" }));
    const choose = async (name: string, type: string) =>
      choosePhoto(scene, element, new File(["no picture"], name, { type }));
    await choose("portret.jpg", "image/jpeg");
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/może być uszkodzony/));
    await choose("portret.heic", "image/heic");
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/nie otwiera zdjęć HEIC/));
    await userEvent.click(dialog.getByRole("button", { name: "Zostaw to zdjęcie" }));
    await expect(pupilMark(dialog, "lewej")).toBeVisible();
  },
};

/** The frames side by side on the face. The large picture shows the chosen one. */
export const SeveralFrames: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await markPupils(scene, dialog);
    await userEvent.click(nextButton(dialog));
    await userEvent.click(nextButton(dialog));
    await wornFrame(dialog, "Nela, havana");
    await userEvent.click(dialog.getByRole("radio", { name: "Lato, czarne" }));
    await expectToScale(element, await wornFrame(dialog, "Lato, czarne"), 137);
    await expect(dialog.getByText(/jest dla Ciebie szeroka|pasuje/)).toBeVisible();
    const download = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await userEvent.click(dialog.getByRole("button", { name: "Zapisz zdjęcie" }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    download.mockRestore();
  },
};

/** If its code cannot be loaded, the page stays as it is and the shopper can retry. */
export const WithError: Story = {
  args: { loadDependencies: fn(async () => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nie udało się wczytać przymierzalni.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** The last step with every kind of frame: acetate, metal, sun and rimless. */
export const Matrix: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog } = await openPortrait(scene);
    await markPupils(scene, dialog);
    await userEvent.click(nextButton(dialog));
    await userEvent.click(nextButton(dialog));
    await expect(await wornFrame(dialog, "Nela, havana")).toBeVisible();
    await expect(dialog.getAllByRole("radio")).toHaveLength(4);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: {
    pupillaryDistance: 62,
    frames: frames.map(({ id, name, frame }) => ({ id, frame, name: `Überbreitenfassung Żółwia-Gęśl ${name}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anprobieren" }));
    const element = await screen.findByRole("dialog", { name: "Fassungen anprobieren" });
    const dialog = within(element);
    await choosePhoto({ userEvent }, element, await facePhoto());
    await dialog.findByRole("heading", { name: "Pupillen markieren" });
    await userEvent.click(dialog.getByRole("button", { name: "Weiter" }));
    await userEvent.click(dialog.getByRole("button", { name: "Weiter" }));
    await expect(await dialog.findByRole("button", { name: "Bild speichern" })).toBeVisible();
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};

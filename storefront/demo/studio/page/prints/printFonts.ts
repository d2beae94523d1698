import { fontFiles } from "@dioptra/tokens/fonts";

const families = fontFiles.map((_, index) => `Print ${index}`);

/** For a canvas' `font`: the brand's letters, the same on every machine. */
export const printFamily: string = families.map((family) => `"${family}"`).join(", ");

/** Must be done before anything is printed. */
export async function printFonts(): Promise<void> {
  const faces = fontFiles.map(
    (file, index) => new FontFace(families[index] ?? "", `url(${file})`, { weight: "400 700" }),
  );
  for (const face of faces) document.fonts.add(await face.load());
}

/** The URLs of the demo shop's photographs, by file. */
const files = import.meta.glob<string>("../../../storefront/demo/media/{articles,feed,banners}/**/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Returns the URL of a photograph by its name, such as `articles/hinges`. */
export function media(name: string): string {
  const address = files[`../../../storefront/demo/media/${name}.avif`];
  if (address === undefined) throw new Error(`No photograph named "${name}" in storefront/demo/media.`);
  return address;
}

/** The URL of a picture that cannot be decoded. */
export const missingPicture = "data:image/png;base64,bm8=";

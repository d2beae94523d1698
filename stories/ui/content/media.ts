/** The shop's own photographs, as large as they were taken. */
const files = import.meta.glob<string>("../../../storefront/demo/media/{articles,feed,banners}/**/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a photograph by its name, such as `articles/hinges`. */
export function media(name: string): string {
  const address = files[`../../../storefront/demo/media/${name}.avif`];
  if (address === undefined) throw new Error(`There is no photograph ${name}.`);
  return address;
}

/** An address that a picture cannot be had from. */
export const missingPicture = "data:image/png;base64,bm8=";

/** An SVG file that a module imports. The bundler replaces the import by the URL of the file. */
declare module "*.svg" {
  const address: string;
  export default address;
}

/** The same, but never inlined as a data URL, however small the file is. */
declare module "*.svg?no-inline" {
  const address: string;
  export default address;
}

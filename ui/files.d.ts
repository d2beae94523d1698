/** A picture beside the code: the bundler gives it an address. */
declare module "*.svg" {
  const address: string;
  export default address;
}

/** The same, as a file of its own however small it is. */
declare module "*.svg?no-inline" {
  const address: string;
  export default address;
}

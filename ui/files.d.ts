/** A picture beside the code: the bundler gives it an address. */
declare module "*.svg" {
  const address: string;
  export default address;
}

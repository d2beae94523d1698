/** Address of the module that fills a shop with the demo catalogue; loaded only on request. */
export const demoShop = new URL("../../demo/index.ts", import.meta.url).href;

/** Address of the module that fills a shop with the demo catalogue. Only a platform that is told to loads it. */
export const demoShop = new URL("../../demo/index.ts", import.meta.url).href;

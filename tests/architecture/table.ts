/** The rooms of the house; a file belongs to the first whose pattern matches its path. `*` in a name is what matched. */
export const rooms: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["tokens", /^tokens\//],
  ["optics", /^ui\/optics\//],
  ["rules", /^ui\/rules\//],
  ["model", /^ui\/eyewear\/model\//],
  ["viewer", /^ui\/eyewear\/viewer\//],
  ["eyewear", /^ui\/eyewear\/(?!.*\.tsx$|.*\.css\.ts$)/],
  ["ui", /^ui\//],
  ["domain", /^storefront\/domain\//],
  ["configuration", /^storefront\/configuration\//],
  ["contract", /^storefront\/contract\//],
  ["client", /^storefront\/client\//],
  ["platform", /^storefront\/platform\//],
  ["studio", /^storefront\/studio\//],
  ["app/routes", /^storefront\/app\/(routes\/|routeTree\.gen\.ts)/],
  ["app/features/$1", /^storefront\/app\/features\/([^/]+)\//],
  ["app/$1", /^storefront\/app\/(layout|queries|state|i18n)\//],
  ["app/guide", /^storefront\/app\/guide\//],
  ["app/pictures", /^storefront\/app\/pictures\//],
  ["app", /^storefront\/app\//],
  ["server", /^storefront\/(server\/|vite\.config\.ts)/],
  ["stories", /^(stories|\.storybook)\//],
  ["tests", /^tests\//],
];

const appParts = ["app/layout", "app/queries", "app/state", "app/i18n"];

/** Who may import whom, besides itself. `app/features/*` never reaches another feature. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  optics: [],
  rules: [],
  eyewear: ["optics"],
  model: ["eyewear"],
  ui: ["tokens", "optics", "rules", "eyewear", "viewer"],
  viewer: ["tokens", "eyewear", "model", "ui"],
  domain: ["optics", "rules", "eyewear"],
  configuration: ["domain"],
  contract: ["domain", "optics", "rules", "eyewear"],
  client: ["contract", "domain", "configuration"],
  platform: ["contract", "domain", "configuration", "optics", "rules", "eyewear"],
  studio: ["tokens", "platform", "domain", "eyewear", "model"],
  "app/i18n": ["domain"],
  "app/queries": ["client", "domain", "configuration"],
  "app/state": ["client", "domain", "configuration"],
  "app/pictures": ["ui", "domain", "configuration", "app/i18n"],
  "app/guide": ["domain"],
  "app/layout": ["tokens", "ui", "rules", "domain", "configuration", "app/queries", "app/state", "app/i18n", "app"],
  "app/features/*": [
    "tokens",
    "ui",
    "optics",
    "rules",
    "eyewear",
    "domain",
    "configuration",
    "app/queries",
    "app/state",
    "app/i18n",
  ],
  "app/routes": ["tokens", "ui", "eyewear", "domain", "configuration", "app/features/*", ...appParts, "app"],
  app: ["client", "domain", "configuration", "app/routes", "app/guide", "app/pictures", ...appParts],
  server: ["platform", "app", "app/i18n", "domain", "configuration"],
  stories: ["tokens", "ui", "optics", "rules", "eyewear", "app", "app/routes", "app/features/*", ...appParts],
  tests: ["*"],
};

/** Rooms that hold rules only: no other package may enter them. */
export const pureRooms: readonly string[] = ["domain", "optics", "rules"];
export const purePackages: readonly string[] = ["libphonenumber-js", "jsvat-next", "date-holidays", "@noble/hashes"];

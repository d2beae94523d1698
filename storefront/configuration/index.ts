export { configuration } from "./configuration.ts";
export { ConfigurationError, parseConfiguration, type Overrides } from "./parseConfiguration.ts";

export { configuration, type Configuration } from "./configuration.ts";
export { ConfigurationError, parseConfiguration, type Overrides } from "./parseConfiguration.ts";

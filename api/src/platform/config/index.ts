export { Config, ConfigModule, loadConfig } from './config.ts';
export { isLoopbackUrl } from './config.parsers.ts';
export { CONFIG_SCHEMA, envExample, type ConfigValues } from './config.schema.ts';
export { ConfigError, parseConfig } from './parse-config.ts';

export { Config, ConfigModule, loadConfig } from './config.ts';
export { ConfigError, CONFIG_SCHEMA, envExample, parseConfig, type ConfigValues } from './config.schema.ts';

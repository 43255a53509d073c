export { Config, ConfigModule, loadConfig } from './config.ts';
export {
  ConfigError,
  CONFIG_SCHEMA,
  envExample,
  isLoopbackUrl,
  parseConfig,
  type ConfigValues,
} from './config.schema.ts';

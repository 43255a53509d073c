import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { ConfigValues } from './config.schema.ts';
import { ConfigError, parseConfig } from './parse-config.ts';

const Values = class {} as unknown as abstract new () => ConfigValues;

/** Injection token and type of the parsed configuration values. */
export abstract class Config extends Values {}

/** Parses the environment; prints the problems and exits when it is invalid. */
export function loadConfig(): ConfigValues {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

@Global()
@Module({})
export class ConfigModule {
  static forRoot(values: ConfigValues): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: Config, useValue: values }], exports: [Config] };
  }
}

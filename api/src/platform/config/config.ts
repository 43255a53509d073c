import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ConfigError, parseConfig, type ConfigValues } from './config.schema.ts';

/** Injection token and type of the validated configuration. */
export abstract class Config {
  declare private readonly brand: never;
}
// The class is only the token; what is injected are the parsed values.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface Config extends ConfigValues {}

/** Reads the environment once; on a bad one prints what is wrong and ends the process. */
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
  static of(values: ConfigValues): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: Config, useValue: values }], exports: [Config] };
  }
}

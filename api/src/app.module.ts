import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENTITIES } from './entities.ts';
import { ClockModule } from './platform/clock/clock.ts';
import { ConfigModule, type ConfigValues } from './platform/config/index.ts';
import { DatabaseModule } from './platform/database/index.ts';
import { HttpModule } from './platform/http/index.ts';
import { LoggingModule } from './platform/logging/log.ts';
import { MetricsModule } from './platform/metrics/metrics.ts';

/** The modules of the product; one line each. */
const MODULES: NonNullable<DynamicModule['imports']> = [];

@Module({})
export class AppModule {
  static of(config: ConfigValues, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config), LoggingModule.of(logger), ClockModule, MetricsModule, DatabaseModule.of(config, ENTITIES), HttpModule,
        ...MODULES,
      ],
    };
  }
}

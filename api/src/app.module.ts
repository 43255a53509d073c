import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENTITIES } from './entities.ts';
import { MODULES } from './modules.ts';
import { ConfigModule, type ConfigValues } from './platform/config/index.ts';
import { DatabaseModule, type DatabaseTimeouts } from './platform/database/index.ts';
import {
  ErrorReportingModule,
  NoopErrorReporter,
  type ErrorReporter,
} from './platform/error-reporting/index.ts';
import { LoggingModule } from './platform/logging/log.ts';
import { PlatformModule } from './platform/platform.module.ts';

@Module({})
export class AppModule {
  static forRoot(
    config: ConfigValues,
    logger: Logger,
    errorReporter: ErrorReporter = new NoopErrorReporter(),
    timeouts?: DatabaseTimeouts,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(logger),
        ErrorReportingModule.forRoot(errorReporter),
        DatabaseModule.forRoot(config, ENTITIES, timeouts),
        PlatformModule,
        ...MODULES,
      ],
    };
  }
}

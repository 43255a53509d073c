import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ErrorFilter } from '../error-responses/index.ts';
import { AccessGuard } from './access.guard.ts';
import { GracefulShutdown } from './graceful-shutdown.ts';
import { RateLimiter } from './rate-limit.ts';

/** Global HTTP behaviour: default-deny access, the error body, rate limits, graceful shutdown. */
@Global()
@Module({
  providers: [
    RateLimiter,
    GracefulShutdown,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RateLimiter, GracefulShutdown],
})
export class HttpModule {}

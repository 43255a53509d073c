import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ErrorFilter } from '../errors/index.ts';
import { AccessGuard } from './access.guard.ts';
import { Departure } from './departure.ts';
import { RateLimiter } from './rate-limit.ts';

/** What every route gets: default-deny access, the one error body, rate limits, a departure nobody notices. */
@Global()
@Module({
  providers: [
    RateLimiter,
    Departure,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RateLimiter, Departure],
})
export class HttpModule {}

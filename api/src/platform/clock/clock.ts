import { Global, Module } from '@nestjs/common';
import { toPragueWallTime } from '@prostora/contracts';

/** Current time; replaced in tests. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Today in Europe/Prague, as YYYY-MM-DD. */
  today(): string {
    return toPragueWallTime(this.now()).day;
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}

import { Global, Module } from '@nestjs/common';
import { pragueWall } from '@prostora/contracts';

/** The present moment; tests replace it, so that no rule reads the machine's clock by itself. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The present day in Europe/Prague, as YYYY-MM-DD. */
  today(): string {
    return pragueWall(this.now()).day;
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}

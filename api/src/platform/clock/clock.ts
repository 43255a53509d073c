import { Global, Module } from '@nestjs/common';

/** The present moment; tests replace it, so that no rule reads the machine's clock by itself. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}

import { Global, Module } from '@nestjs/common';

const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The present moment; tests replace it, so that no rule reads the machine's clock by itself. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The present day in Europe/Prague, as YYYY-MM-DD. */
  today(): string {
    return pragueDay.format(this.now());
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}

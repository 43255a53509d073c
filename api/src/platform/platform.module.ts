import { Module } from '@nestjs/common';
import { AiModule } from './ai/index.ts';
import { ClockModule } from './clock/clock.ts';
import { HealthModule } from './health/index.ts';
import { HttpModule } from './http/index.ts';
import { IdempotencyModule } from './idempotency/index.ts';
import { MailerModule } from './mailer/index.ts';
import { MetricsModule } from './metrics/metrics.ts';
import { OutboxModule } from './outbox/index.ts';
import { ProjectionsModule } from './projections/index.ts';
import { QueueModule } from './queue/index.ts';
import { StorageModule } from './storage/index.ts';

/** The parts of the platform that take no arguments at boot. */
@Module({
  imports: [
    AiModule,
    ClockModule,
    MetricsModule,
    HttpModule,
    OutboxModule,
    ProjectionsModule,
    QueueModule,
    StorageModule,
    MailerModule,
    IdempotencyModule,
    HealthModule,
  ],
})
export class PlatformModule {}

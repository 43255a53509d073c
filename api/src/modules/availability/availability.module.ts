import { Module } from '@nestjs/common';
import { SpaceTimeRepository } from './space-time.repository.ts';
import { SpaceTime } from './space-time.service.ts';

@Module({ providers: [SpaceTime, SpaceTimeRepository], exports: [SpaceTime] })
export class AvailabilityModule {}

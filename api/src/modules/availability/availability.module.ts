import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SpaceOpeningHours, SpacesModule } from '../spaces/index.ts';
import { AvailabilityController } from './availability.controller.ts';
import { AvailabilityListeners } from './availability.listeners.ts';
import { AvailabilityPersonalData } from './availability.personal-data.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { AvailabilityRuleController } from './availability-rule.controller.ts';
import { BlockedSlotController } from './blocked-slot.controller.ts';
import { BlockedSlots } from './blocked-slots.service.ts';
import { ManagedTime } from './managed-time.service.ts';
import { OpeningRules } from './opening-rules.service.ts';
import { OpeningWindows } from './opening-windows.service.ts';
import { SpaceScheduleController } from './space-schedule.controller.ts';
import { SpaceSchedules } from './space-schedule.service.ts';
import { SpaceTimeRepository } from './space-time.repository.ts';
import { SpaceTime } from './space-time.service.ts';

/**
 * Global because it implements SpaceOpeningHours, a port of the spaces module, which cannot import this
 * module.
 */
@Global()
@Module({
  imports: [AuditModule, PrivacyModule, SpacesModule],
  controllers: [
    AvailabilityController,
    AvailabilityRuleController,
    BlockedSlotController,
    SpaceScheduleController,
  ],
  providers: [
    AvailabilityListeners,
    AvailabilityPersonalData,
    AvailabilityRepository,
    BlockedSlots,
    ManagedTime,
    OpeningRules,
    OpeningWindows,
    SpaceSchedules,
    SpaceTime,
    SpaceTimeRepository,
    { provide: SpaceOpeningHours, useExisting: SpaceTime },
  ],
  exports: [SpaceTime, SpaceOpeningHours],
})
export class AvailabilityModule {}

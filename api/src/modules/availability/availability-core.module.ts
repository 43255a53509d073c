import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { NewSpaceSettingsPort, SpaceOpeningHours, SpacesModule } from '../spaces/index.ts';
import { AvailabilityController } from './availability.controller.ts';
import { AvailabilityListeners } from './availability.listeners.ts';
import { AvailabilityPersonalDataProvider } from './availability.personal-data.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { AvailabilityRuleController } from './availability-rule.controller.ts';
import { BlockedSlotBulkController } from './blocked-slot-bulk.controller.ts';
import { BlockedSlotController } from './blocked-slot.controller.ts';
import { BlockedSlotsService } from './blocked-slots.service.ts';
import { BulkBlockedSlotsService } from './bulk-blocked-slots.service.ts';
import { ScheduleCopyService } from './schedule-copy.service.ts';
import { ScheduleLockService } from './schedule-lock.service.ts';
import { NewSpaceSettingsService } from './new-space-settings.service.ts';
import { OpeningRulesService } from './opening-rules.service.ts';
import { OpeningWindowsService } from './opening-windows.service.ts';
import { SpaceScheduleController } from './space-schedule.controller.ts';
import { SpaceScheduleService } from './space-schedule.service.ts';
import { SpaceAvailabilityRepository } from './space-availability.repository.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

/**
 * Rules, blocks and the schedule lock. Global because it implements SpaceOpeningHours and NewSpaceSettingsPort, ports of the spaces module, which cannot
 * import this module.
 */
@Global()
@Module({
  imports: [AuditModule, PrivacyModule, SpacesModule],
  controllers: [
    AvailabilityController,
    AvailabilityRuleController,
    BlockedSlotBulkController,
    BlockedSlotController,
    SpaceScheduleController,
  ],
  providers: [
    AvailabilityListeners,
    AvailabilityPersonalDataProvider,
    AvailabilityRepository,
    BlockedSlotsService,
    BulkBlockedSlotsService,
    ScheduleCopyService,
    ScheduleLockService,
    OpeningRulesService,
    OpeningWindowsService,
    SpaceScheduleService,
    SpaceAvailabilityService,
    SpaceAvailabilityRepository,
    { provide: NewSpaceSettingsPort, useClass: NewSpaceSettingsService },
    { provide: SpaceOpeningHours, useExisting: SpaceAvailabilityService },
  ],
  exports: [
    BulkBlockedSlotsService,
    NewSpaceSettingsPort,
    ScheduleCopyService,
    SpaceAvailabilityService,
    SpaceOpeningHours,
  ],
})
export class AvailabilityCoreModule {}

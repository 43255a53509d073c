import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { ReservationAdminController } from './reservation.admin.controller.ts';
import { ReservationAdminRepository } from './reservation.admin.repository.ts';
import { ReservationAdminService } from './reservation.admin.service.ts';

@Module({
  imports: [AuditModule, AvailabilityModule, ReservationCoreModule],
  controllers: [ReservationAdminController],
  providers: [ReservationAdminRepository, ReservationAdminService],
})
export class ReservationAdminModule {}

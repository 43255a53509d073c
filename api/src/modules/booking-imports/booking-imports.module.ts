import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { BookingModule } from '../reservations/booking/index.ts';
import { ReservationsModule } from '../reservations/index.ts';
import { BookingImportController } from './booking-import.controller.ts';
import { BookingImportRepository } from './booking-import.repository.ts';
import { BookingImportsService } from './booking-imports.service.ts';
import { ImportReaderService } from './import-reader.service.ts';

@Module({
  imports: [AuditModule, BookingModule, ReservationsModule],
  controllers: [BookingImportController],
  providers: [BookingImportRepository, BookingImportsService, ImportReaderService],
})
export class BookingImportsModule {}

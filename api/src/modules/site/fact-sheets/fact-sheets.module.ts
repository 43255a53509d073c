import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/index.ts';
import { MediaModule } from '../../media/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { FactSheetController } from './fact-sheet.controller.ts';
import { FactSheetsService } from './fact-sheets.service.ts';

@Module({
  imports: [AvailabilityModule, MediaModule, SettingsModule, SpacesModule],
  controllers: [FactSheetController],
  providers: [FactSheetsService],
})
export class FactSheetsModule {}

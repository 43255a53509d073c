import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { FavouritesModule } from '../favourites/index.ts';
import { SelectionJobs } from './selection.jobs.ts';
import { SelectionLinksService } from './selection-links.service.ts';
import { SelectionsPersonalDataProvider } from './selection.personal-data.ts';
import { SelectionRepository } from './selection.repository.ts';
import { SelectionController } from './selection.controller.ts';
import { SelectionsService } from './selections.service.ts';

@Module({
  imports: [FavouritesModule, PrivacyModule],
  controllers: [SelectionController],
  providers: [
    SelectionRepository,
    SelectionsService,
    SelectionLinksService,
    SelectionJobs,
    SelectionsPersonalDataProvider,
  ],
})
export class SelectionsModule {}

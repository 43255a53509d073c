import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module.ts';
import { MailModule } from '../../mail/index.ts';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { BotProtectionModule } from '../../../platform/bot-protection/index.ts';
import { GuestSearchController } from './guest-search.controller.ts';
import { GuestSearchesService } from './guest-searches.service.ts';
import { SavedSearchAlertsService } from './saved-search-alerts.service.ts';
import { SavedSearchController } from './saved-search.controller.ts';
import { SavedSearchJobs } from './saved-search.jobs.ts';
import { SavedSearchLinksService } from './saved-search-links.service.ts';
import { SavedSearchMailsService } from './saved-search-mails.service.ts';
import { SavedSearchPersonalDataProvider } from './saved-search.personal-data.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Module({
  imports: [CatalogModule, MailModule, PrivacyModule, BotProtectionModule],
  controllers: [SavedSearchController, GuestSearchController],
  providers: [
    SavedSearchRepository,
    SavedSearchesService,
    GuestSearchesService,
    SavedSearchLinksService,
    SavedSearchMailsService,
    SavedSearchAlertsService,
    SavedSearchJobs,
    SavedSearchPersonalDataProvider,
  ],
})
export class SavedSearchesModule {}

import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { RobotsModule } from '../robots/index.ts';
import { GuestSearchController } from './guest-search.controller.ts';
import { GuestSearches } from './guest-searches.service.ts';
import { SavedSearchAlerts } from './saved-search-alerts.service.ts';
import { SavedSearchController } from './saved-search.controller.ts';
import { SavedSearchJobs } from './saved-search.jobs.ts';
import { SavedSearchLinks } from './saved-search-links.service.ts';
import { SavedSearchMails } from './saved-search-mails.service.ts';
import { SavedSearchMailSamples } from './saved-search-mails.samples.ts';
import { SavedSearchesPersonalData } from './saved-search.personal-data.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';
import { SavedSearches } from './saved-searches.service.ts';

@Module({
  imports: [CatalogModule, MailModule, PrivacyModule, RobotsModule],
  controllers: [SavedSearchController, GuestSearchController],
  providers: [
    SavedSearchRepository,
    SavedSearches,
    GuestSearches,
    SavedSearchLinks,
    SavedSearchMails,
    SavedSearchMailSamples,
    SavedSearchAlerts,
    SavedSearchJobs,
    SavedSearchesPersonalData,
  ],
})
export class SavedSearchesModule {}

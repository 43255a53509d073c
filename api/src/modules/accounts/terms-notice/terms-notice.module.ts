import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.ts';
import { AccountCoreModule } from '../account/account-core.module.ts';
import { TermsNoticeJobs } from './terms-notice.jobs.ts';
import { TermsNoticeListeners } from './terms-notice.listeners.ts';
import { TermsNoticeRepository } from './terms-notice.repository.ts';
import { TermsNoticeService } from './terms-notice.service.ts';

@Module({
  imports: [AccountCoreModule, SettingsModule],
  providers: [TermsNoticeJobs, TermsNoticeListeners, TermsNoticeRepository, TermsNoticeService],
})
export class TermsNoticeModule {}

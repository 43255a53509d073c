import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.ts';
import { AccountCoreModule } from '../account-core.module.ts';
import { TermsNoticeRepository } from './terms-notice.repository.ts';
import { TermsNoticeService } from './terms-notice.service.ts';

@Module({
  imports: [AccountCoreModule, SettingsModule],
  providers: [TermsNoticeRepository, TermsNoticeService],
  exports: [TermsNoticeService],
})
export class TermsNoticeModule {}

import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { SiteSettingsService } from '../settings/index.ts';
import type { MailSite } from './mail.text.ts';

/** The site in whose name mails are sent. */
@Injectable()
export class MailSiteService {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
  ) {}

  async load(): Promise<MailSite> {
    return { name: (await this.settings.getCurrent()).name, publicUrl: this.config.PUBLIC_URL };
  }
}

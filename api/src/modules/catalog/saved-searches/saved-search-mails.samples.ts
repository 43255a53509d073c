import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { savedSearchMail } from '@prostora/strings/cs/mail-saved-search.ts';
import { MailSampleRegistry } from '../../mail/index.ts';
import { savedSearchMails } from './saved-search-mails.templates.ts';

const PAGE = urls.savedSearch(1, 'ukazka');
const { name, spaces } = savedSearchMail.samples;

/** Registers samples of all saved search mails. */
@Injectable()
export class SavedSearchMailSamplesProvider implements OnModuleInit {
  constructor(private readonly samples: MailSampleRegistry) {}

  onModuleInit(): void {
    const cards = spaces.map((space, index) => ({
      ...space,
      id: index + 1,
      url: 'ukazka',
      perex: '',
      price_level: 2,
      province_name: '',
      lat: 0,
      lng: 0,
      recommended: false,
      image: null,
      tags: [],
    }));
    const mails = [
      savedSearchMails.confirm(PAGE, name),
      savedSearchMails.alert({ name, url: urls.catalog(['brno']), isGuests: true }, cards, {
        page: PAGE,
        call: PAGE,
      }),
    ];
    for (const one of mails) this.samples.register(one.template, () => one.message);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import { spaceFieldLabel } from '@prostora/strings/cs/space-fields.ts';
import { MailSamples } from '../mail/index.ts';
import { operatorMail, ownerMail, type MailFacts } from './space-mails.templates.ts';

const FACTS: MailFacts = {
  name: mail.samples.space,
  owner: mail.samples.owner,
  reason: mail.samples.reason,
  page: urls.space('pragovka/loft-kotelna'),
  editLink: () => `${urls.editLink}#token=1`,
};
const OF_OPERATOR: readonly (readonly [SpaceStatusValue, SpaceStatusValue])[] = [
  ['WAITING_FOR_APPROVAL', 'PUBLISHED'],
  ['WAITING_FOR_APPROVAL', 'DRAFT'],
  ['PUBLISHED', 'DISABLED'],
  ['DISABLED', 'DRAFT'],
  ['PUBLISHED', 'DRAFT'],
  ['PUBLISHED', 'DELETED'],
  ['DELETED', 'DRAFT'],
];
const OF_OWNER: readonly (readonly [SpaceStatusValue, SpaceStatusValue])[] = [
  ['DRAFT', 'WAITING_FOR_APPROVAL'],
  ['PUBLISHED', 'DRAFT'],
];

/** Samples of every mail about spaces. */
@Injectable()
export class SpaceMailSamples implements OnModuleInit {
  constructor(private readonly samples: MailSamples) {}

  onModuleInit(): void {
    const written = [
      ...OF_OPERATOR.map(([from, to]) => ownerMail({ from, to, by: 'operator' }, FACTS)),
      ...OF_OWNER.flatMap(([from, to]) => [
        ownerMail({ from, to, by: 'owner' }, FACTS),
        operatorMail({ from, to, by: 'owner' }, FACTS),
      ]),
      {
        template: 'operator-space-edited',
        message: {
          ...mail.operator.edited(
            FACTS.name,
            FACTS.owner,
            ['perex', 'capacity'].map(spaceFieldLabel).join(', '),
          ),
          action: { label: mail.operator.review, path: urls.reviewSpaces },
        },
      },
    ];
    for (const one of written) if (one) this.samples.add(one.template, () => one.message);
  }
}

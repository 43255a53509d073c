import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import { spaceFieldLabel } from '@prostora/strings/cs/space-fields.ts';
import { MailSampleRegistry } from '../../mail/index.ts';
import { buildOperatorMail, buildOwnerMail, type SpaceMailProps } from './space-mails.templates.ts';

const SAMPLE_PROPS: SpaceMailProps = {
  name: mail.samples.space,
  owner: mail.samples.owner,
  reason: mail.samples.reason,
  page: urls.space('pragovka/loft-kotelna'),
  editLink: () => `${urls.editLink}#token=1`,
};
const OPERATOR_STEPS: readonly (readonly [SpaceStatusValue, SpaceStatusValue])[] = [
  ['WAITING_FOR_APPROVAL', 'PUBLISHED'],
  ['WAITING_FOR_APPROVAL', 'DRAFT'],
  ['PUBLISHED', 'DISABLED'],
  ['DISABLED', 'DRAFT'],
  ['PUBLISHED', 'DRAFT'],
  ['PUBLISHED', 'DELETED'],
  ['DELETED', 'DRAFT'],
];
const OWNER_STEPS: readonly (readonly [SpaceStatusValue, SpaceStatusValue])[] = [
  ['DRAFT', 'WAITING_FOR_APPROVAL'],
  ['PUBLISHED', 'DRAFT'],
];

/** Samples of every mail about spaces. */
@Injectable()
export class SpaceMailSamplesProvider implements OnModuleInit {
  constructor(private readonly samples: MailSampleRegistry) {}

  onModuleInit(): void {
    const mails = [
      ...OPERATOR_STEPS.map(([from, to]) => buildOwnerMail({ from, to, by: 'operator' }, SAMPLE_PROPS)),
      ...OWNER_STEPS.flatMap(([from, to]) => [
        buildOwnerMail({ from, to, by: 'owner' }, SAMPLE_PROPS),
        buildOperatorMail({ from, to, by: 'owner' }, SAMPLE_PROPS),
      ]),
      {
        template: 'operator-space-edited',
        message: {
          ...mail.operator.edited(
            SAMPLE_PROPS.name,
            SAMPLE_PROPS.owner,
            ['perex', 'capacity'].map(spaceFieldLabel).join(', '),
          ),
          action: { label: mail.operator.review, path: urls.reviewSpaces },
        },
      },
    ];
    for (const one of mails) if (one) this.samples.register(one.template, () => one.message);
  }
}

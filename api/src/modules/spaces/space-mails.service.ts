import { Injectable } from '@nestjs/common';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import { MailService, type MailMessage } from '../mail/index.ts';
import { urlOf } from './space.mapper.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

export type StatusChange = { space_id: number; from: SpaceStatusValue; to: SpaceStatusValue; reason: string | null };

/** Tells owners by mail what the operator decided about their spaces. */
@Injectable()
export class SpaceMails {
  constructor(private readonly spaces: SpaceRepository, private readonly mails: MailService) {}

  /** What the owner did himself is no news to him; a cause told twice makes one mail. */
  async tellOwner(cause: string, change: StatusChange): Promise<void> {
    const template = templateOf(change);
    const space = template && (await this.spaces.byId(change.space_id));
    if (!template || !space) return;
    await this.mails.post({ cause, to: space.building.customer.user.email, template, message: messageOf(template, space, change.reason) });
  }
}

type Template = 'space-published' | 'space-returned' | 'space-disabled';

/** Only the operator approves, disables, and returns with a reason (`space.states.ts`). */
function templateOf({ from, to, reason }: StatusChange): Template | null {
  if (from === 'WAITING_FOR_APPROVAL' && to === 'PUBLISHED') return 'space-published';
  if (from === 'WAITING_FOR_APPROVAL' && to === 'DRAFT' && reason !== null) return 'space-returned';
  return to === 'DISABLED' ? 'space-disabled' : null;
}

function messageOf(template: Template, space: FullSpace, reason: string | null): MailMessage {
  const name = space.noName ? space.building.name : `${space.name}, ${space.building.name}`;
  const quote = reason === null ? {} : { quote: reason };
  switch (template) {
    case 'space-published': return { ...mail.space.published(name), action: { label: mail.space.show, path: urls.space(urlOf(space)) } };
    case 'space-returned': return { ...mail.space.returned(name), ...quote, action: { label: mail.space.mine, path: urls.mySpaces } };
    case 'space-disabled': return { ...mail.space.disabled(name), ...quote };
  }
}

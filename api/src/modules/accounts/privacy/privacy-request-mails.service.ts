import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { MailService, type TemplatedMail } from '../../mail/index.ts';
import type { PrivacyRequest } from './privacy-request.entity.ts';
import { privacyErasedMail, privacyFileMail, privacyRequestMail } from './privacy-request-mails.templates.ts';

type MailedRequest = Pick<PrivacyRequest, 'id' | 'kind'> & { readonly email: string };
type MailedLink = { readonly token: string; readonly expiresAt: Date };

/** Mails of requests for personal data. */
@Injectable()
export class PrivacyRequestMailsService {
  constructor(private readonly mails: MailService) {}

  sendRequestLink({ id, kind, email }: MailedRequest, { token, expiresAt }: MailedLink): Promise<void> {
    return this.send(email, privacyRequestMail.build({ id, kind, token, expiresAt }));
  }

  sendFileLink({ id, email }: MailedRequest, { token, expiresAt }: MailedLink): Promise<void> {
    return this.send(email, privacyFileMail.build({ id, token, expiresAt }));
  }

  /** The log does not store the recipient. */
  sendErased(email: string): Promise<void> {
    return this.send(email, privacyErasedMail.build(), true);
  }

  private send(to: string, mail: TemplatedMail, anonymizeAddress = false): Promise<void> {
    const idempotencyKey = `${mail.template}-${randomUUID()}`;
    return this.mails.enqueue({ idempotencyKey, to, subject: null, anonymizeAddress, ...mail });
  }
}

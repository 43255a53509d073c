import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { generateToken, hashToken } from '../account/one-time-token.ts';
import { PersonDataService } from './person-data.service.ts';
import type { PrivacyRequest } from './privacy-request.entity.ts';
import { privacyRequestNotFound } from './privacy-request.errors.ts';
import { PrivacyRequestMailsService } from './privacy-request-mails.service.ts';
import { PrivacyRequestRepository } from './privacy-request.repository.ts';

const FILE_DAYS = 7;
/** Closed requests keep their address as evidence of the answer for a year. */
const RETENTION_DAYS = 365;

/** A request with the address that a valid link names, and whether the link is the one to the file. */
export type LinkedPrivacyRequest = {
  readonly request: PrivacyRequest;
  readonly email: string;
  readonly isFileLink: boolean;
};

/** Requests for personal data by their mailed links. Opening a link changes nothing: mail scanners open links. */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    private readonly requests: PrivacyRequestRepository,
    private readonly people: PersonDataService,
    private readonly mails: PrivacyRequestMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTFOUND for a link that is wrong or over */
  async find(id: number, token: string): Promise<LinkedPrivacyRequest> {
    return this.resolve(await this.requests.findById(id), token);
  }

  /**
   * Proves the request; of an export the link to the file is mailed. Repeating the call changes nothing.
   * @throws DomainError NOTFOUND
   */
  prove(actor: Actor, id: number, token: string): Promise<LinkedPrivacyRequest> {
    return this.unitOfWork.run(async () => {
      const linked = this.resolve(await this.requests.findForUpdate(id), token);
      const { request, email } = linked;
      if (request.provedAt !== null) return linked;
      const now = this.clock.now();
      request.provedAt = now;
      await this.audit.record(actor, 'privacy-request.prove', toSubject(id), {}, { kind: request.kind });
      if (request.kind === 'export') {
        const fileToken = generateToken();
        const expiresAt = new Date(now.getTime() + FILE_DAYS * DAY_MS);
        Object.assign(request, {
          fileTokenHash: hashToken(fileToken),
          fileExpiresAt: expiresAt,
          doneAt: now,
        });
        await this.mails.sendFileLink({ id, kind: 'export', email }, { token: fileToken, expiresAt });
      }
      return linked;
    });
  }

  /**
   * All personal data of the mailbox, as they are now.
   * @throws DomainError NOTFOUND
   */
  export(actor: Actor, id: number, token: string): Promise<Record<string, unknown>> {
    return this.unitOfWork.run(async () => {
      const { email, isFileLink } = await this.find(id, token);
      if (!isFileLink) throw privacyRequestNotFound();
      const data = await this.people.export(await this.people.findByMailbox(email));
      await this.audit.record(actor, 'privacy-request.download', toSubject(id));
      return data;
    });
  }

  /** Removes addresses and links from requests that were closed a year ago. */
  async anonymizeClosed(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await this.unitOfWork.run(() => this.requests.anonymizeClosed(before));
  }

  private resolve(request: PrivacyRequest | null, token: string): LinkedPrivacyRequest {
    const hash = hashToken(token);
    const now = this.clock.now();
    const isOpen = (ownHash: string | null, expiresAt: Date | null): boolean =>
      ownHash === hash && expiresAt !== null && expiresAt > now;
    if (request === null || request.email === null) throw privacyRequestNotFound();
    const { tokenHash, linkExpiresAt, fileTokenHash, fileExpiresAt, email } = request;
    const isFileLink = isOpen(fileTokenHash, fileExpiresAt);
    if (!isFileLink && !isOpen(tokenHash, linkExpiresAt)) throw privacyRequestNotFound();
    return { request, email, isFileLink };
  }
}

const toSubject = (id: number) => ({ type: 'privacy-request', id });

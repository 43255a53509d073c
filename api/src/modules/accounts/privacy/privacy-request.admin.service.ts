import { Injectable } from '@nestjs/common';
import { addDays, DAY_MS, type PrivacyChannel, type PrivacyRequestKind } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { generateToken, hashToken } from '../account/one-time-token.ts';
import { PersonErasureService, type ErasurePreview } from './person-erasure.service.ts';
import type { PrivacyRequest } from './privacy-request.entity.ts';
import {
  privacyRequestNotFound,
  privacyRequestOpen,
  privacyStepNotAllowed,
} from './privacy-request.errors.ts';
import { PrivacyRequestMailsService } from './privacy-request-mails.service.ts';
import {
  PrivacyRequestRepository,
  type ListedPrivacyRequest,
  type PrivacyRequestCounts,
  type PrivacyRequestQuery,
} from './privacy-request.repository.ts';
import { resolvePrivacyRequestState } from './privacy-request.states.ts';

const LINK_DAYS = 7;
/** GDPR art. 12: within a month. */
const DUE_DAYS = 30;

export type NewPrivacyRequest = { email: string; kind: PrivacyRequestKind; channel: PrivacyChannel };

/** Requests for personal data in the console. */
@Injectable()
export class PrivacyRequestAdminService {
  constructor(
    private readonly requests: PrivacyRequestRepository,
    private readonly erasure: PersonErasureService,
    private readonly mails: PrivacyRequestMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(
    query: PrivacyRequestQuery,
  ): Promise<{ requests: ListedPrivacyRequest[]; counts: PrivacyRequestCounts }> {
    const now = this.clock.now();
    const requests = await this.requests.listPage(query, now);
    return { requests, counts: await this.requests.countByState(query, now) };
  }

  /**
   * Opens a request and mails the link that proves it.
   * @throws DomainError PRIVACY_REQUEST_OPEN
   */
  open(actor: Actor, { email, kind, channel }: NewPrivacyRequest): Promise<ListedPrivacyRequest> {
    return this.unitOfWork.run(async () => {
      await this.requests.lockMailbox(email);
      const now = this.clock.now();
      const isOpen = (request: PrivacyRequest): boolean =>
        request.kind === kind && ['waiting', 'proved'].includes(resolvePrivacyRequestState(request, now));
      if ((await this.requests.listByEmail(email)).some(isOpen)) throw privacyRequestOpen();
      const dueOn = addDays(this.clock.today(), DUE_DAYS);
      const request = await this.requests.create(
        { kind, channel, email, createdAt: now, dueOn },
        actor.userId,
      );
      await this.sendLink(request, email);
      await this.audit.record(actor, 'privacy-request.open', toSubject(request.id), {}, { kind, channel });
      return request;
    });
  }

  /**
   * Mails a new link; the former one stops working.
   * @throws DomainError NOTFOUND, PRIVACY_REQUEST_STATE for a proved request
   */
  resend(actor: Actor, id: number): Promise<ListedPrivacyRequest> {
    return this.unitOfWork.run(async () => {
      const { request, email } = await this.loadForUpdate(id);
      if (request.provedAt !== null) throw privacyStepNotAllowed();
      await this.sendLink(request, email);
      await this.audit.record(actor, 'privacy-request.send', toSubject(id));
      return request;
    });
  }

  /** @throws DomainError NOTFOUND, PRIVACY_REQUEST_STATE for an export and an erasure that is done */
  async preview(actor: Actor, id: number): Promise<ErasurePreview> {
    const request = await this.requests.findById(id);
    if (!request) throw privacyRequestNotFound();
    if (request.kind !== 'erasure' || request.email === null) throw privacyStepNotAllowed();
    return this.erasure.preview(actor, request.email);
  }

  /**
   * Erases the person of a proved request in all modules, in one transaction.
   * @throws DomainError NOTFOUND, PRIVACY_REQUEST_STATE, and what blocks the erasure
   */
  erase(actor: Actor, id: number): Promise<ListedPrivacyRequest> {
    return this.unitOfWork.run(async () => {
      const { request, email } = await this.loadForUpdate(id);
      const now = this.clock.now();
      if (request.kind !== 'erasure' || resolvePrivacyRequestState(request, now) !== 'proved')
        throw privacyStepNotAllowed();
      await this.erasure.erase(actor, email);
      Object.assign(request, { email: null, tokenHash: null, linkExpiresAt: null, doneAt: now });
      await this.audit.record(actor, 'privacy-request.erase', toSubject(id));
      return request;
    });
  }

  private async sendLink(request: PrivacyRequest, email: string): Promise<void> {
    const token = generateToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_DAYS * DAY_MS);
    Object.assign(request, { tokenHash: hashToken(token), linkExpiresAt: expiresAt });
    await this.mails.sendRequestLink({ id: request.id, kind: request.kind, email }, { token, expiresAt });
  }

  private async loadForUpdate(id: number): Promise<{ request: ListedPrivacyRequest; email: string }> {
    const request = await this.requests.findForUpdate(id);
    if (!request) throw privacyRequestNotFound();
    if (request.email === null) throw privacyStepNotAllowed();
    return { request, email: request.email };
  }
}

const toSubject = (id: number) => ({ type: 'privacy-request', id });

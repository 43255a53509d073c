import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  ConfirmationCodesService,
  confirmationCodeLocked,
  confirmationCodeWrong,
  confirmationResentTooSoon,
} from '../../reservations/guest-access/index.ts';
import type { SigningPurpose } from '../deal.entity.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { DealMailsService } from '../mails/deal-mails.service.ts';

const CODE_MS = 10 * MINUTE_MS;
const RESEND_MS = MINUTE_MS;
const MAX_ATTEMPTS = 5;

/** A binding step of a guest: what the code is for, and who enters it. */
export type CodeCheck = {
  readonly purpose: SigningPurpose;
  readonly boundTo: string;
  readonly code: string;
  readonly clientKey: string;
};

/**
 * Codes of binding steps: a link only shows. Bound to the deal, the step and what it is about; for ten minutes, once.
 */
@Injectable()
export class DealCodesService {
  constructor(
    private readonly deals: DealRepository,
    private readonly codes: ConfirmationCodesService,
    private readonly mails: DealMailsService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a code; a former one of the purpose ends.
   * @throws DomainError CONFIRMATION_RESENT_TOO_SOON within a minute
   */
  send(
    record: DealRecord,
    { purpose, boundTo }: Pick<CodeCheck, 'purpose' | 'boundTo'>,
    email: string,
  ): Promise<Date> {
    return this.unit.run(async () => {
      const now = this.clock.now();
      const former = await this.deals.findCodeForUpdate(record.deal.id, purpose);
      const waitMs = former ? former.sentAt.getTime() + RESEND_MS - now.getTime() : 0;
      if (waitMs > 0) throw confirmationResentTooSoon(waitMs / 1000);
      const { code, hash } = this.codes.create(email);
      const expiresAt = new Date(now.getTime() + CODE_MS);
      const values = { boundTo, codeHash: hash, sentAt: now, attempts: 0, expiresAt, usedAt: null };
      if (former) Object.assign(former, values);
      else this.deals.createCode({ ...values, deal: record.deal, purpose });
      await this.deals.flush();
      await this.mails.sendCode(record, { purpose, code, email });
      return expiresAt;
    });
  }

  /**
   * Uses up the code. Not inside the unit of work of the step, which would undo the count of a wrong one.
   * @throws DomainError VALIDATION on `code`, CONFIRMATION_CODE_LOCKED, RATE_LIMITED
   */
  async use(dealId: number, email: string, { purpose, boundTo, code, clientKey }: CodeCheck): Promise<void> {
    const left = await this.codes.countWrong(
      { email, clientKey },
      () =>
        this.unit.run(async () => {
          const sent = await this.deals.findCodeForUpdate(dealId, purpose);
          const isOpen =
            sent?.usedAt === null && sent.boundTo === boundTo && sent.expiresAt > this.clock.now();
          if (!sent || !isOpen || sent.attempts >= MAX_ATTEMPTS) return 0;
          if (this.codes.matches(sent.codeHash, email, code)) {
            sent.usedAt = this.clock.now();
            await this.deals.flush();
            return null;
          }
          sent.attempts += 1;
          await this.deals.flush();
          return MAX_ATTEMPTS - sent.attempts;
        }),
      (result) => result !== null,
    );
    if (left === null) return;
    throw left > 0 ? confirmationCodeWrong(left) : confirmationCodeLocked();
  }
}

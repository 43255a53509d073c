import { Injectable } from '@nestjs/common';
import type { CalendarDetail } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { requireCustomer } from '../accounts/members/index.ts';
import { getAccountId, UsersService } from '../accounts/users/index.ts';
import { AuditTrailService, type AuditSubject } from '../audit/index.ts';
import { SpaceAccessService } from '../spaces/index.ts';
import { CalendarUrlService } from './calendar-url.service.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';

/** Scope of an export: one space, or all of the customer (null). */
type ExportScope = { readonly customerId: number; readonly spaceId: number | null };

/** The absolute URL and how much it tells; nulls if there is no export. */
export type SharedCalendar = { readonly url: string; readonly detail: CalendarDetail } | null;

/**
 * Creates, shows and revokes URLs of exported calendars. Another detail needs another URL, so that those who
 * know the former one do not read more than they were given.
 */
@Injectable()
export class CalendarExportsService {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly access: SpaceAccessService,
    private readonly users: UsersService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async findForSpace(actor: Actor, spaceId: number): Promise<SharedCalendar> {
    return this.findShown(actor, await this.loadSpaceScope(actor, spaceId));
  }

  async createForSpace(
    actor: Actor,
    spaceId: number,
    detail: CalendarDetail | null,
  ): Promise<SharedCalendar> {
    return this.create(actor, await this.loadSpaceScope(actor, spaceId), detail);
  }

  async revokeForSpace(actor: Actor, spaceId: number): Promise<void> {
    await this.revoke(actor, await this.loadSpaceScope(actor, spaceId));
  }

  findForOwner(actor: Actor): Promise<SharedCalendar> {
    return this.findShown(actor, toOwnerScope(actor));
  }

  createForOwner(actor: Actor, detail: CalendarDetail | null): Promise<SharedCalendar> {
    return this.create(actor, toOwnerScope(actor), detail);
  }

  revokeForOwner(actor: Actor): Promise<void> {
    return this.revoke(actor, toOwnerScope(actor));
  }

  private async loadSpaceScope(actor: Actor, spaceId: number): Promise<ExportScope> {
    const space = await this.access.loadManageable(actor, spaceId);
    return { customerId: space.building.customer.id, spaceId };
  }

  /** An impersonating operator is not shown the URL, which would outlive the impersonation. */
  private async findShown(actor: Actor, scope: ExportScope): Promise<SharedCalendar> {
    return actor.impersonatorId === null ? this.find(scope) : null;
  }

  private async find({ customerId, spaceId }: ExportScope): Promise<SharedCalendar> {
    const exported = await this.exports.findByScope(customerId, spaceId);
    return exported && { url: this.calendarUrls.buildUrl(exported), detail: exported.detail };
  }

  /** @throws DomainError EMAIL_UNCONFIRMED */
  private create(actor: Actor, scope: ExportScope, detail: CalendarDetail | null): Promise<SharedCalendar> {
    const userId = getAccountId(actor);
    return this.unit.run(async () => {
      await this.users.assertEmailConfirmed(userId);
      const nonce = this.calendarUrls.generateNonce();
      await this.exports.upsert({ ...scope, nonce, detail, now: this.clock.now() });
      await this.audit.record(actor, 'calendar.export', toAuditSubject(scope));
      return this.find(scope);
    });
  }

  private revoke(actor: Actor, scope: ExportScope): Promise<void> {
    return this.unit.run(async () => {
      if (await this.exports.remove(scope.customerId, scope.spaceId))
        await this.audit.record(actor, 'calendar.export-stop', toAuditSubject(scope));
    });
  }
}

const toAuditSubject = ({ customerId, spaceId }: ExportScope): AuditSubject =>
  spaceId === null ? { type: 'customer', id: customerId } : { type: 'space', id: spaceId };

const toOwnerScope = (actor: Actor): ExportScope => ({
  customerId: requireCustomer(actor, 'write'),
  spaceId: null,
});

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService, type AuditSubject } from '../audit/index.ts';
import { SpaceAccessService } from '../spaces/index.ts';
import { CalendarUrlService } from './calendar-url.service.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { customerRequired } from './calendar.errors.ts';

/** Scope of an export: one space, or all of the customer (null). */
type ExportScope = { readonly customerId: number; readonly spaceId: number | null };

/**
 * Creates, shows and revokes URLs of exported calendars. Methods return the absolute URL, or null if there is
 * no export.
 */
@Injectable()
export class CalendarExportsService {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly access: SpaceAccessService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async findSpaceUrl(actor: Actor, spaceId: number): Promise<string | null> {
    return this.findUrl(await this.loadSpaceScope(actor, spaceId));
  }

  async createForSpace(actor: Actor, spaceId: number): Promise<string | null> {
    return this.create(actor, await this.loadSpaceScope(actor, spaceId));
  }

  async revokeForSpace(actor: Actor, spaceId: number): Promise<void> {
    await this.revoke(actor, await this.loadSpaceScope(actor, spaceId));
  }

  findOwnerUrl(actor: Actor): Promise<string | null> {
    return this.findUrl(toOwnerScope(actor));
  }

  createForOwner(actor: Actor): Promise<string | null> {
    return this.create(actor, toOwnerScope(actor));
  }

  revokeForOwner(actor: Actor): Promise<void> {
    return this.revoke(actor, toOwnerScope(actor));
  }

  private async loadSpaceScope(actor: Actor, spaceId: number): Promise<ExportScope> {
    const space = await this.access.loadManageable(actor, spaceId);
    return { customerId: space.building.customer.id, spaceId };
  }

  private async findUrl({ customerId, spaceId }: ExportScope): Promise<string | null> {
    const exported = await this.exports.findByScope(customerId, spaceId);
    return exported && this.calendarUrls.buildUrl(exported);
  }

  private create(actor: Actor, scope: ExportScope): Promise<string | null> {
    return this.unit.run(async () => {
      await this.exports.upsert(
        scope.customerId,
        scope.spaceId,
        this.calendarUrls.generateNonce(),
        this.clock.now(),
      );
      await this.audit.record(actor, 'calendar.export', toAuditSubject(scope));
      return this.findUrl(scope);
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

function toOwnerScope({ customerId }: Actor): ExportScope {
  if (customerId === null) throw customerRequired();
  return { customerId, spaceId: null };
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail, type AuditSubject } from '../audit/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import { CalendarAddresses } from './calendar-address.service.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { noCustomer } from './calendar.errors.ts';

/** Scope of an export: one space, or all of the customer (null). */
type Scope = { readonly customerId: number; readonly spaceId: number | null };

/**
 * Creates, shows and revokes URLs of exported calendars. Methods return the absolute URL, or null if there is
 * no export.
 */
@Injectable()
export class CalendarExports {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly addresses: CalendarAddresses,
    private readonly access: SpaceAccess,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async ofSpace(actor: Actor, spaceId: number): Promise<string | null> {
    return this.addressOf(await this.spaceScope(actor, spaceId));
  }

  async makeForSpace(actor: Actor, spaceId: number): Promise<string | null> {
    return this.make(actor, await this.spaceScope(actor, spaceId));
  }

  async stopForSpace(actor: Actor, spaceId: number): Promise<void> {
    await this.stop(actor, await this.spaceScope(actor, spaceId));
  }

  ofAll(actor: Actor): Promise<string | null> {
    return this.addressOf(ownScope(actor));
  }

  makeForAll(actor: Actor): Promise<string | null> {
    return this.make(actor, ownScope(actor));
  }

  stopForAll(actor: Actor): Promise<void> {
    return this.stop(actor, ownScope(actor));
  }

  private async spaceScope(actor: Actor, spaceId: number): Promise<Scope> {
    const space = await this.access.manageable(actor, spaceId);
    return { customerId: space.building.customer.id, spaceId };
  }

  private async addressOf({ customerId, spaceId }: Scope): Promise<string | null> {
    const exported = await this.exports.of(customerId, spaceId);
    return exported && this.addresses.addressOf(exported);
  }

  private make(actor: Actor, scope: Scope): Promise<string | null> {
    return this.unit.run(async () => {
      await this.exports.put(scope.customerId, scope.spaceId, this.addresses.newNonce(), this.clock.now());
      await this.audit.record(actor, 'calendar.export', subjectOf(scope));
      return this.addressOf(scope);
    });
  }

  private stop(actor: Actor, scope: Scope): Promise<void> {
    return this.unit.run(async () => {
      if (await this.exports.remove(scope.customerId, scope.spaceId))
        await this.audit.record(actor, 'calendar.export-stop', subjectOf(scope));
    });
  }
}

const subjectOf = ({ customerId, spaceId }: Scope): AuditSubject =>
  spaceId === null ? { type: 'customer', id: customerId } : { type: 'space', id: spaceId };

function ownScope({ customerId }: Actor): Scope {
  if (customerId === null) throw noCustomer();
  return { customerId, spaceId: null };
}

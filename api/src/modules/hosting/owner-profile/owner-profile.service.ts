import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { CustomersService, findCompanyName } from '../../accounts/customers/index.ts';
import { hasMemberRight } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { OwnerProfilesPort, type OwnerProfile } from '../../spaces/index.ts';
import { OwnerProfileRepository } from './owner-profile.repository.ts';
import { toOwnerProfile } from './owner-profile.ts';

/** The profile as visitors see it, and what the owner decides about it. */
export type OwnProfile = {
  profile: OwnerProfile | null;
  personName: string;
  /** Null for an owner whose only name is that of the person. */
  companyName: string | null;
  isPersonNamePublic: boolean;
};

const COUNTED_MS = 365 * DAY_MS;
const BATCH = 200;

/** What visitors see about owners. Numbers are counted at night: a page reads one row. */
@Injectable()
export class OwnerProfileService extends OwnerProfilesPort {
  constructor(
    private readonly profiles: OwnerProfileRepository,
    private readonly customers: CustomersService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(customerId: number): Promise<OwnerProfile | null> {
    const owner = await this.profiles.find(customerId);
    return owner && toOwnerProfile(owner);
  }

  async getOwn(actor: Actor): Promise<OwnProfile> {
    const owner = await this.profiles.find(getCustomerId(actor));
    if (!owner) throw new DomainError('not-found', 'NOTFOUND');
    const { personName, personNamePublic: isPersonNamePublic } = owner;
    return {
      profile: toOwnerProfile(owner),
      personName,
      companyName: findCompanyName(owner),
      isPersonNamePublic,
    };
  }

  /**
   * Shows or hides the name of the person. Idempotent.
   * @throws DomainError VALIDATION where there is no company whose name could stand instead
   */
  setPersonNamePublic(actor: Actor, isPublic: boolean): Promise<OwnProfile> {
    return this.unitOfWork.run(async () => {
      const { companyName, isPersonNamePublic } = await this.getOwn(actor);
      if (companyName === null) throw createFieldError('person_name_public', fieldError('unknown'));
      if (isPersonNamePublic !== isPublic) {
        const id = getCustomerId(actor);
        await this.customers.setPersonNamePublic(id, isPublic);
        await this.audit.record(
          actor,
          'customer.profile',
          { type: 'customer', id },
          { person_name_public: isPersonNamePublic },
          { person_name_public: isPublic },
        );
      }
      return this.getOwn(actor);
    });
  }

  async countAll(): Promise<void> {
    const now = this.clock.now();
    const span = { from: new Date(now.getTime() - COUNTED_MS), until: now };
    let afterId = 0;
    for (;;) {
      const ids = await this.profiles.listCustomerIds(afterId, BATCH);
      const last = ids.at(-1);
      if (last === undefined) return;
      await this.unitOfWork.run(() => this.profiles.count(ids, span, now));
      afterId = last;
    }
  }
}

/** @throws DomainError FORBIDDEN to those who do not decide for a customer */
function getCustomerId(actor: Actor): number {
  const { customerId } = actor;
  if (customerId === null || !hasMemberRight(actor, 'plan')) throw new DomainError('forbidden', 'FORBIDDEN');
  return customerId;
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry, type Person, type RetainedData } from '../../../platform/privacy/index.ts';
import { guestReservationsAhead } from './privacy-request.errors.ts';
import { PersonDataService } from './person-data.service.ts';
import { PrivacyRequestMailsService } from './privacy-request-mails.service.ts';

/** Exported for every account, also without a record. */
const PARTS_OF_ACCOUNT: readonly string[] = ['second_factor'];

/** Number of records by module. */
export type DataCount = { readonly name: string; readonly count: number };
export type ErasurePreview = {
  readonly userId: number | null;
  readonly erased: readonly DataCount[];
  readonly retained: readonly (DataCount & Pick<RetainedData, 'reason'>)[];
  /** The company stays with another majitel. */
  readonly keepsCustomer: boolean;
  /** Why nothing can be erased yet. */
  readonly block: DomainError | null;
};

/** Erasure of a person by the operator, after a proof by the mailbox. */
@Injectable()
export class PersonErasureService {
  constructor(
    private readonly people: PersonDataService,
    private readonly personalData: PersonalDataRegistry,
    private readonly mails: PrivacyRequestMailsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Requires a unit of work.
   * @throws DomainError GUEST_RESERVATIONS_AHEAD, FUTURE_RESERVATIONS, LAST_ADMIN, NO_SUCCESSOR, OWN_ACCOUNT
   */
  async erase(actor: Actor, email: string): Promise<Person> {
    const person = await this.people.findByMailbox(email);
    if (person.userId !== null && person.userId === actor.userId)
      throw new DomainError('conflict', 'OWN_ACCOUNT');
    const retained = await this.personalData.listRetained(person);
    if (retained.some(({ reason }) => reason === 'guest-reservations')) throw guestReservationsAhead();
    if (person.userId !== null) return this.people.eraseAccount(actor, person.userId, { ownsEmail: true });
    await this.mails.sendErased(email);
    await this.personalData.erase(person);
    return person;
  }

  /** What goes, what stays and what blocks: the erasure is tried and rolled back. */
  async preview(actor: Actor, email: string): Promise<ErasurePreview> {
    const person = await this.people.findByMailbox(email);
    const { block, erasedPerson } = await this.tryErasure(actor, email);
    const keepsCustomer = person.customerId !== null && erasedPerson?.customerId === null;
    const affected = keepsCustomer ? { ...person, customerId: null } : person;
    const retained = await this.personalData.listRetained(affected);
    const data = await this.personalData.export(affected);
    const erased = Object.entries(data)
      .filter(([name]) => !PARTS_OF_ACCOUNT.includes(name))
      .map(([name, part]) => ({
        name,
        count: countRecords(part) - (retained.find((each) => each.name === name)?.count ?? 0),
      }));
    return {
      userId: person.userId,
      erased: erased.filter(({ count }) => count > 0),
      retained,
      keepsCustomer,
      block,
    };
  }

  private async tryErasure(
    actor: Actor,
    email: string,
  ): Promise<{ block: DomainError | null; erasedPerson: Person | null }> {
    try {
      return await this.unitOfWork.run(async () => {
        throw new ErasureRolledBack(await this.erase(actor, email));
      });
    } catch (error) {
      if (error instanceof ErasureRolledBack) return { block: null, erasedPerson: error.person };
      if (error instanceof DomainError) return { block: error, erasedPerson: null };
      throw error;
    }
  }
}

/** Ends the transaction of a preview. */
class ErasureRolledBack extends Error {
  constructor(readonly person: Person) {
    super('The preview of an erasure is rolled back.');
  }
}

/** Number of records of an exported part: of a list, of lists by name, or one. */
function countRecords(part: unknown): number {
  if (part === null || part === undefined) return 0;
  if (Array.isArray(part)) return part.length;
  if (typeof part !== 'object') return 1;
  const values: unknown[] = Object.values(part);
  return values.every((value) => Array.isArray(value))
    ? values.reduce<number>((sum, value) => sum + (value as unknown[]).length, 0)
    : 1;
}

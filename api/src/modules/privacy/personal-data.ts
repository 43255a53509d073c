import { Injectable } from '@nestjs/common';

/** Whose data are meant, with the present address; a user without spaces has no customer. `ownsEmail`: the address is known to be theirs, so what was left under it without an account is theirs too. */
export type Person = {
  readonly userId: number;
  readonly customerId: number | null;
  readonly email: string;
  readonly ownsEmail?: boolean;
  /** Names of the person and of their company. */ readonly names?: readonly string[];
};

/** What a module keeps of a person: how it is handed over, and how it is made to forget. */
export type PersonalDataKeeper = {
  /** Member of the export under which the data stand. */
  readonly name: string;
  /** Everything kept of the person, fit for JSON. */
  export(person: Person): Promise<unknown>;
  /** Inside the transaction that erases the person: removes or blanks what is kept; refuses with a domain error what must not be erased yet. */
  erase(person: Person): Promise<void>;
};

/** Port of the right to data and to be forgotten (GDPR art. 15, 17, 20): each module that keeps personal data adds its keeper. */
@Injectable()
export class PersonalData {
  private readonly keepers: PersonalDataKeeper[] = [];

  add(keeper: PersonalDataKeeper): void {
    if (this.keepers.some(({ name }) => name === keeper.name))
      throw new Error(`Two modules keep personal data as ${keeper.name}.`);
    this.keepers.push(keeper);
  }

  /** Everything the product keeps of a person, by keeper. */
  async export(person: Person): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const keeper of this.keepers) parts[keeper.name] = await keeper.export(person);
    return parts;
  }

  /** Has every module forget the person; to be called inside a unit of work, so that either all do or none. */
  async erase(person: Person): Promise<void> {
    for (const keeper of this.keepers) await keeper.erase(person);
  }
}

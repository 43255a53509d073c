import { Injectable } from '@nestjs/common';

/**
 * The person whose data are exported or erased. `userId` is null for a guest, who is known by a proved mailbox alone;
 * `customerId` is null for users without a customer.
 */
export type Person = {
  readonly userId: number | null;
  readonly customerId: number | null;
  readonly email: string;
  /** The e-mail is confirmed, so data stored under it without an account belong to the person too. */
  readonly ownsEmail?: boolean;
  /** Names of the person and of the company. */
  readonly names?: readonly string[];
};

/**
 * Data that stay after an erasure: documents of accounting law, or reservations ahead, which have to be cancelled before
 * a guest is erased.
 */
export type RetainedData = { readonly reason: 'accounting' | 'guest-reservations'; readonly count: number };

/** Implemented by each module that stores personal data. */
export type PersonalDataProvider = {
  /** Property of the export. */
  readonly name: string;
  /** All personal data of the module, serializable as JSON. */
  export(person: Person): Promise<unknown>;
  /**
   * Deletes or anonymizes the data, inside the transaction of the erasure.
   * @throws DomainError when data must not be erased yet
   */
  erase(person: Person): Promise<void>;
  /** Names that the person gave, such as in bookings; other modules remove what mentions them. */
  listNames?(person: Person): Promise<readonly string[]>;
  /** What of the data stays. */
  countRetained?(person: Person): Promise<RetainedData>;
};

/** Registry of the modules that store personal data (GDPR art. 15, 17, 20). */
@Injectable()
export class PersonalDataRegistry {
  private readonly providers: PersonalDataProvider[] = [];

  register(provider: PersonalDataProvider): void {
    if (this.providers.some(({ name }) => name === provider.name))
      throw new Error(`Duplicate personal data provider: ${provider.name}`);
    this.providers.push(provider);
  }

  /** All personal data, by provider. */
  async export(person: Person): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const provider of this.providers) parts[provider.name] = await provider.export(person);
    return parts;
  }

  /** What stays after an erasure, by provider. */
  async listRetained(person: Person): Promise<(RetainedData & { name: string })[]> {
    const found: (RetainedData & { name: string })[] = [];
    for (const provider of this.providers) {
      const retained = await provider.countRetained?.(person);
      if (retained && retained.count > 0) found.push({ name: provider.name, ...retained });
    }
    return found;
  }

  /** Erases the data in all modules. Must run inside a unit of work, so that all modules erase or none. */
  async erase(person: Person): Promise<void> {
    const names = new Set(person.names);
    for (const provider of this.providers)
      for (const name of (await provider.listNames?.(person)) ?? []) names.add(name);
    for (const provider of this.providers) await provider.erase({ ...person, names: [...names] });
  }
}

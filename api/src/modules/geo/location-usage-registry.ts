import { Injectable } from '@nestjs/common';

/** Counts the records of a module per location, without descendants. */
export type LocationUsageProvider = {
  readonly name: 'buildings' | 'spaces' | 'inquiries';
  uses(): Promise<{ id: number; count: number }[]>;
};

/** Port for modules that reference locations: each registers a provider (ADR 7). */
@Injectable()
export class LocationUsageRegistry {
  readonly providers: LocationUsageProvider[] = [];

  register(provider: LocationUsageProvider): void {
    if (this.providers.some(({ name }) => name === provider.name))
      throw new Error(`Location usage provider ${provider.name} is already registered.`);
    this.providers.push(provider);
  }
}

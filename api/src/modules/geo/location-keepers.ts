import { Injectable } from '@nestjs/common';

/** Counts the records of a module per location, without descendants. */
export type LocationKeeper = {
  readonly name: 'buildings' | 'spaces' | 'inquiries';
  uses(): Promise<{ id: number; count: number }[]>;
};

/** Port for modules that reference locations: each registers a provider (ADR 7). */
@Injectable()
export class LocationKeepers {
  readonly all: LocationKeeper[] = [];

  add(keeper: LocationKeeper): void {
    if (this.all.some(({ name }) => name === keeper.name))
      throw new Error(`Location usage provider ${keeper.name} is already registered.`);
    this.all.push(keeper);
  }
}

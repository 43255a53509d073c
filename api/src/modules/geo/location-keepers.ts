import { Injectable } from '@nestjs/common';

/** How many records of a module name each place itself, not counting what lies in it. */
export type LocationKeeper = {
  readonly name: 'buildings' | 'spaces' | 'inquiries';
  uses(): Promise<{ id: number; count: number }[]>;
};

/** Port of what refers to places: each module that does adds its keeper (ADR 7). */
@Injectable()
export class LocationKeepers {
  readonly all: LocationKeeper[] = [];

  add(keeper: LocationKeeper): void {
    if (this.all.some(({ name }) => name === keeper.name))
      throw new Error(`Two modules keep places as ${keeper.name}.`);
    this.all.push(keeper);
  }
}

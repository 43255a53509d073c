import { Injectable } from '@nestjs/common';
import type { FoundThing } from './everything.kinds.ts';
import { EverythingRepository } from './everything.repository.ts';

/** The console's search over everything. */
@Injectable()
export class EverythingService {
  constructor(private readonly everything: EverythingRepository) {}

  /** At most five things of a kind, the best first. */
  find(text: string): Promise<FoundThing[]> {
    return this.everything.find(text.normalize('NFC').replace(/\s+/gu, ' '));
  }
}

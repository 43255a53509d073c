import { Injectable } from '@nestjs/common';
import type { FoundThing } from './everything.kinds.ts';
import { EverythingRepository } from './everything.repository.ts';

/** Global search of the console. */
@Injectable()
export class EverythingService {
  constructor(private readonly everything: EverythingRepository) {}

  /** At most five results per kind, best first. */
  find(text: string): Promise<FoundThing[]> {
    return this.everything.find(text.normalize('NFC').replace(/\s+/gu, ' '));
  }
}

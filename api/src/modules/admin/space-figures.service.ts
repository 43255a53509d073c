import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { SpaceFiguresRepository, type SpaceFigures } from './space-figures.repository.ts';

/** Statistics of a space for its page in the console. */
@Injectable()
export class SpaceFiguresService {
  constructor(
    private readonly figures: SpaceFiguresRepository,
    private readonly clock: Clock,
  ) {}

  async of(spaceId: number): Promise<SpaceFigures> {
    const found = await this.figures.of(spaceId, this.clock.now());
    if (!found) throw new DomainError('not-found', 'NOTFOUND');
    return found;
  }
}

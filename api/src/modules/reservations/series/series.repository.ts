import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Reservation } from '../reservation.entity.ts';
import { WITH_SPACE, type ReservationWithSpace } from '../reservation.repository.ts';
import { Series } from './series.entity.ts';

@Injectable()
export class SeriesRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: number): Promise<Series | null> {
    return this.em.findOne(Series, { id });
  }

  /** All occurrences, cancelled ones too, by day and space. */
  listOccurrences(seriesId: number): Promise<ReservationWithSpace[]> {
    return this.em.find(
      Reservation,
      { series: seriesId },
      { ...WITH_SPACE, orderBy: { seriesDay: 'asc', space: 'asc', id: 'asc' } },
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { CatalogDirtyRepository, type DirtyFigures } from './catalog-dirty.repository.ts';

const secondsSince = (moment: Date | null): number =>
  moment === null ? 0 : Math.max(0, (Date.now() - moment.getTime()) / 1000);

/** Backlog of the catalogue projection. The table is shared, so every process reports the same values. */
@Injectable()
export class CatalogDirtyMetrics {
  constructor(metrics: Metrics, dirty: CatalogDirtyRepository) {
    const show = (name: string, help: string, figure: (figures: DirtyFigures) => number): void => {
      metrics.gauge(name, help, [], async (gauge) => {
        gauge.set(figure(await dirty.figures()));
      });
    };
    show(
      'catalog_dirty_spaces',
      'Changed spaces waiting for a new catalogue entry',
      ({ waiting }) => waiting,
    );
    show('catalog_dirty_failing', 'Spaces whose catalogue entry failed to build', ({ failing }) => failing);
    show('catalog_dirty_oldest_seconds', 'Age of the oldest waiting space', ({ oldestAt }) =>
      secondsSince(oldestAt),
    );
  }
}

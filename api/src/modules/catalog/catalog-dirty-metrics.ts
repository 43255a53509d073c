import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { CatalogDirtyRepository, type DirtyFigures } from './catalog-dirty.repository.ts';

const secondsSince = (moment: Date | null): number =>
  moment === null ? 0 : Math.max(0, (Date.now() - moment.getTime()) / 1000);

/** How far the catalogue is behind the spaces; the table is shared, so every process shows the same figures. */
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
      'Changed spaces whose catalogue entry is not made anew yet',
      ({ waiting }) => waiting,
    );
    show('catalog_dirty_failing', 'Spaces whose catalogue entry could not be made', ({ failing }) => failing);
    show('catalog_dirty_oldest_seconds', 'For how long the first changed space has waited', ({ oldestAt }) =>
      secondsSince(oldestAt),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { CatalogDirtyRepository, type CatalogBacklog } from './catalog-dirty.repository.ts';

const secondsSince = (timestamp: Date | null): number =>
  timestamp === null ? 0 : Math.max(0, (Date.now() - timestamp.getTime()) / 1000);

/** Backlog of the catalogue projection. The table is shared, so every process reports the same values. */
@Injectable()
export class CatalogDirtyMetrics {
  constructor(metrics: Metrics, dirty: CatalogDirtyRepository) {
    const registerGauge = (
      name: string,
      help: string,
      getValue: (backlog: CatalogBacklog) => number,
    ): void => {
      metrics.createGauge(name, help, [], async (gauge) => {
        gauge.set(getValue(await dirty.getBacklog()));
      });
    };
    registerGauge(
      'catalog_dirty_spaces',
      'Changed spaces waiting for a new catalogue entry',
      ({ waiting }) => waiting,
    );
    registerGauge(
      'catalog_dirty_failing',
      'Spaces whose catalogue entry failed to build',
      ({ failing }) => failing,
    );
    registerGauge('catalog_dirty_oldest_seconds', 'Age of the oldest waiting space', ({ oldestAt }) =>
      secondsSince(oldestAt),
    );
  }
}

import type { EventQuery } from '@prostora/contracts';
import { checkLayoutArea } from '@prostora/contracts/space-layouts.ts';
import { formatNumber, NBSP } from '@prostora/strings/format.ts';
import { layoutNames, layoutsView as texts } from '@prostora/strings/cs/space-layouts.ts';
import { Check } from '@prostora/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIdle } from '../../../lib/use-idle.ts';
import type { EventLayoutsProps } from './event-layouts.tsx';
import { LayoutIcon } from './layout-icon.tsx';
import styles from './layouts.module.css';

const EventLayouts = lazy(async () => ({ default: (await import('./event-layouts.tsx')).EventLayouts }));

/** Layouts of a space; for an event with guests or a layout as pictograms to choose from. */
export function LayoutSection(props: EventLayoutsProps): ReactNode {
  // The server does not wait for lazy code.
  const isIdle = useIdle();
  const table = <LayoutTable {...props} />;
  if (!isIdle || !hasLayoutChoice(props.event)) return table;
  return (
    <Suspense fallback={table}>
      <EventLayouts {...props} />
    </Suspense>
  );
}

const hasLayoutChoice = ({ guests, layout }: EventQuery): boolean => guests !== null || layout !== null;

/** Table of the layouts, the largest first; tells where the capacity corresponds to the area. */
const LayoutTable = ({ space: { layouts, area_size }, areas }: EventLayoutsProps): ReactNode => (
  <>
    <h2 id="usporadani">{texts.title}</h2>
    <table className={styles['table']}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.layout}</th>
          <th scope="col">{texts.capacity}</th>
        </tr>
      </thead>
      <tbody>
        {layouts.map((row) => (
          <tr key={row.layout}>
            <th scope="row">
              <LayoutIcon layout={row.layout} />
              <span>
                {layoutNames[row.layout]}
                {(row.area_m2 !== null || row.note !== null) && (
                  <small>
                    {[row.area_m2 === null ? null : `${formatNumber(row.area_m2)}${NBSP}m²`, row.note]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                )}
              </span>
            </th>
            <td>
              <b>{formatNumber(row.capacity)}</b> {texts.people(row.capacity)}
              {checkLayoutArea(row, area_size, areas)?.state === 'plausible' && (
                <small>
                  <Check aria-hidden />
                  {texts.plausible}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

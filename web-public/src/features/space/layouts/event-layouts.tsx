import type { LayoutArea, SpaceDetail } from '@prostora/api-client';
import { buildEventSearch, type EventLayout, type EventQuery } from '@prostora/contracts';
import {
  checkLayoutArea,
  findLayoutFit,
  findLayoutWarning,
  type LayoutFit,
  type LayoutWarning,
} from '@prostora/contracts/space-layouts.ts';
import { useLocation, useNavigate } from '@prostora/nav';
import { formatNumber, NBSP } from '@prostora/strings/format.ts';
import { describeLayoutWarning, eventLayouts as texts } from '@prostora/strings/cs/event-layouts.ts';
import { layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import type { ReactNode } from 'react';
import { LayoutPicker } from './layout-picker.tsx';
import styles from './layouts.module.css';

export type EventLayoutsProps = {
  space: Pick<SpaceDetail, 'layouts' | 'area_size' | 'capacity'>;
  areas: readonly LayoutArea[];
  event: EventQuery;
  /** Layout assumed for the purpose of the event. */
  usualLayout: EventLayout | null;
};

/** „U kulatých stolů zbude 10 míst navíc. Plocha 340 m² tomu odpovídá.“ of the chosen, usual or only layout. */
function describeLayout(
  { space, areas, event: { guests } }: EventLayoutsProps,
  { basis, layout }: LayoutFit,
): string {
  const row = space.layouts.find((one) => one.layout === layout);
  if (!row || row.capacity < (guests ?? 0) || (basis === 'only' && guests === null)) return '';
  const area = row.area_m2 ?? space.area_size;
  const isPlausible = checkLayoutArea(row, space.area_size, areas)?.state === 'plausible';
  return [
    basis === 'usual' && texts.usual(row.layout, row.capacity),
    guests === null ? null : texts.spare(row.layout, row.capacity - guests),
    row.note && toSentence(row.note),
    area !== null && isPlausible ? texts.plausible(`${formatNumber(area)}${NBSP}m²`) : null,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether the guests fit in the layout of the event, in the heading. */
function describeFit({ layout, capacity }: LayoutFit, warning: LayoutWarning, guests: number | null): string {
  if (warning === 'open') return texts.ask;
  if (warning === 'usual' && layout !== null) return texts.tooMany(layout, capacity ?? 0);
  return guests !== null && guests > 1 && guests <= (capacity ?? 0) ? texts.fits(guests) : layoutsView.title;
}

const toSentence = (note: string): string =>
  `${note.charAt(0).toLocaleUpperCase('cs')}${note.slice(1).replace(/\.$/u, '')}.`;

/** Layouts for the visitor's event; the chosen one becomes part of the event, which stands in the address. */
export function EventLayouts(props: EventLayoutsProps): ReactNode {
  const { space, event, usualLayout } = props;
  const { layout, guests } = event;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const fit = findLayoutFit(space.layouts, space.capacity, { chosen: layout, usual: usualLayout });
  const warning = findLayoutWarning(space.layouts, fit, guests ?? 0);
  const note = describeLayoutWarning(warning, fit, space.layouts) ?? describeLayout(props, fit);
  return (
    <>
      <h2 id="usporadani">{describeFit(fit, warning, guests)}</h2>
      {note !== '' && <p className={styles['chosen']}>{note}</p>}
      <LayoutPicker
        labelledBy="usporadani"
        layouts={space.layouts}
        value={layout ?? (fit.basis === 'usual' ? (fit.layout ?? '') : '')}
        guests={guests}
        onChoose={(next) =>
          void navigate(pathname + buildEventSearch({ ...event, layout: next === '' ? null : next }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </>
  );
}

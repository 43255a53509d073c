import type { LayoutArea, SpaceDetail } from '@prostora/api-client';
import { buildEventSearch, type EventQuery } from '@prostora/contracts';
import { checkLayoutArea } from '@prostora/contracts/space-layouts.ts';
import { useLocation, useNavigate } from '@prostora/nav';
import { formatNumber, NBSP } from '@prostora/strings/format.ts';
import { eventLayouts as texts } from '@prostora/strings/cs/event-layouts.ts';
import { layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import type { ReactNode } from 'react';
import { LayoutPicker } from './layout-picker.tsx';
import styles from './layouts.module.css';

export type EventLayoutsProps = {
  space: Pick<SpaceDetail, 'layouts' | 'area_size'>;
  areas: readonly LayoutArea[];
  event: EventQuery;
};

/** „U kulatých stolů zbude 10 míst navíc. Plocha 340 m² tomu odpovídá.“ of the chosen layout. */
function describeChosen({ space, areas, event: { layout, guests } }: EventLayoutsProps): string {
  const row = space.layouts.find((one) => one.layout === layout);
  if (!row || row.capacity < (guests ?? 0)) return '';
  const area = row.area_m2 ?? space.area_size;
  const isPlausible = checkLayoutArea(row, space.area_size, areas)?.state === 'plausible';
  return [
    guests === null ? null : texts.spare(row.layout, row.capacity - guests),
    row.note && toSentence(row.note),
    area !== null && isPlausible ? texts.plausible(`${formatNumber(area)}${NBSP}m²`) : null,
  ]
    .filter(Boolean)
    .join(' ');
}

const toSentence = (note: string): string =>
  `${note.charAt(0).toLocaleUpperCase('cs')}${note.slice(1).replace(/\.$/u, '')}.`;

/** Layouts for the visitor's event; the chosen one becomes part of the event, which stands in the address. */
export function EventLayouts(props: EventLayoutsProps): ReactNode {
  const { space, event } = props;
  const { layout, guests } = event;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const offered = space.layouts.filter((row) => layout === null || row.layout === layout);
  const fits = guests !== null && guests > 1 && offered.some(({ capacity }) => capacity >= guests);
  const chosen = describeChosen(props);
  return (
    <>
      <h2 id="usporadani">{fits ? texts.fits(guests) : layoutsView.title}</h2>
      {chosen !== '' && <p className={styles['chosen']}>{chosen}</p>}
      <LayoutPicker
        labelledBy="usporadani"
        layouts={space.layouts}
        value={layout ?? ''}
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

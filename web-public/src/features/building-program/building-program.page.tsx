import type { PublicProgramEvent } from '@prostora/api-client';
import { toPragueDay, urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { Link, useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { formatShortDay } from '@prostora/strings/format.ts';
import { ButtonAnchor } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { BuildingProgramData } from './building-program.loader.ts';
import styles from './building-program.module.css';

/** Indexed with an event; without one there is nothing to find. */
export const handle: RouteHandle<BuildingProgramData> = {
  head: ({ building, events }) => ({
    title: texts.publicTitle(building.name),
    description: texts.publicDescription(building.name, building.city),
    canonical: urls.buildingProgram(building.slug),
    robots: events.length > 0 ? 'index, follow' : 'noindex',
  }),
};

const Day = ({ day, events }: { day: string; events: readonly PublicProgramEvent[] }): ReactNode => (
  <section className={styles['day']}>
    <h2>{formatShortDay(day)}</h2>
    <ul>
      {events.map(({ id, title, space_names: spaces, start_datetime: start, end_datetime: end }) => (
        <li key={id}>
          <b className={styles['times']}>{texts.times(start, end)}</b>
          <div>
            <p className={styles['title']}>{bindSpaces(title)}</p>
            {spaces.length > 0 && <p className={styles['space']}>{spaces.join(', ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** What takes place in a building, as far as its owner tells the public. */
export function Component(): ReactNode {
  const { building, events } = useLoaderData<BuildingProgramData>();
  const days = Map.groupBy(events, ({ start_datetime: start }) => toPragueDay(start));
  return (
    <div className="page-width">
      <div className={styles['head']}>
        <h1>{bindSpaces(texts.publicTitle(building.name))}</h1>
        <ButtonAnchor size="sm" href={urls.buildingProgramCalendar(building.slug)}>
          {texts.subscribe}
        </ButtonAnchor>
      </div>
      <p>
        <Link className="text-link" to={urls.building(building.slug)}>
          {texts.toBuilding}
        </Link>
      </p>
      {events.length === 0 && <p className={styles['empty']}>{texts.nothingPublic}</p>}
      {[...days].map(([day, list]) => (
        <Day key={day} day={day} events={list} />
      ))}
    </div>
  );
}

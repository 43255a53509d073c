import { exportReservations } from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../../components/download-button.tsx';
import { useHasRight } from '../../../lib/use-rights.ts';
import { Printer } from '../../../components/portal-icons.ts';
import { buildProgramUrl } from '../program/program-url.ts';
import { toListQuery, type ReservationsView } from '../reservations-url.ts';
import styles from './list.module.css';

const texts = reservations.list;
const FORMATS = ['csv', 'xlsx'] as const;

/** The whole filtered list as a file, and the program of its days. */
export const ListExports = ({ place }: { place: ReservationsView }): ReactNode => {
  const mayExport = useHasRight('export');
  return (
    <div className={styles['exports']}>
      {mayExport &&
        FORMATS.map((format) => (
          <DownloadButton
            key={format}
            size="sm"
            label={texts.export[format]}
            fileName={`${texts.export.file}.${format}`}
            request={(client) => exportReservations({ client, query: { ...toListQuery(place), format } })}
          />
        ))}
      <ButtonLink
        size="sm"
        to={buildProgramUrl({
          from: place.from,
          to: place.to,
          spaceIds: place.spaceId === null ? place.spaceIds : [place.spaceId],
          reader: 'staff',
        })}
      >
        <Printer aria-hidden />
        {texts.program}
      </ButtonLink>
    </div>
  );
};

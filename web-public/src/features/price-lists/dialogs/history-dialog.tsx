import { useQuery } from '@tanstack/react-query';
import type { OwnerSpace, PriceListRow } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatValidity, priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Modal, SelectField, Skeleton } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { StateTag } from '../overview/state-tag.tsx';
import { spacePriceListsQuery } from '../price-list-queries.ts';
import { getSpaceLabel } from '../../../lib/space-names.ts';
import styles from './dialogs.module.css';

const texts = priceListEditor.history;

type Version = { list: PriceListRow; from: string; until: string | null };

/** Published and archived lists of a space by their days, newest first. */
const listVersions = (lists: readonly PriceListRow[], spaceId: number): Version[] =>
  lists
    .filter(({ state }) => state !== 'draft')
    .flatMap((list) =>
      list.spaces
        .filter(({ space_id: id }) => id === spaceId)
        .map(({ valid_from: from, valid_until: until }) => ({ list, from, until })),
    )
    .toSorted((one, other) => other.from.localeCompare(one.from) || other.list.id - one.list.id);

function describePlace({ list, from, until }: Version, today: string): string | null {
  if (list.state !== 'published') return null;
  if (from > today) return texts.later;
  return until !== null && until < today ? texts.past : texts.current;
}

type HistoryDialogProps = {
  listId: number | null;
  spaces: readonly OwnerSpace[];
  /** Shown first. */
  spaceId: number | null;
  onClose: () => void;
};

/** Which lists held, hold and will hold in a space. */
export function HistoryDialog({ listId, spaces, spaceId, onClose }: HistoryDialogProps): ReactNode {
  const api = useApi();
  const [chosen, setChosen] = useState(spaceId ?? spaces[0]?.id ?? 0);
  const { data, error } = useQuery({ ...spacePriceListsQuery(api, chosen), enabled: chosen > 0 });
  const versions = data ? listVersions(data.items, chosen) : [];
  const today = pragueToday();
  return (
    <Modal open onClose={onClose} title={texts.title} size="medium">
      <SelectField
        label={texts.space}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {spaces.map((space) => (
          <option key={space.id} value={space.id}>
            {getSpaceLabel(space)}
          </option>
        ))}
      </SelectField>
      {error && <p role="alert">{toErrorMessage(error)}</p>}
      {!data && !error && chosen > 0 && <Skeleton />}
      {(data ?? chosen === 0) && versions.length === 0 && <p className={styles['empty']}>{texts.empty}</p>}
      <ol className={styles['versions']}>
        {versions.map((version) => {
          const { list, from, until } = version;
          return (
            <li key={`${list.id}-${from}`}>
              <span>
                {list.id === listId ? (
                  <b>{`${list.name} (${texts.this})`}</b>
                ) : (
                  <Link className="text-link" to={urls.priceList(list.id)}>
                    {list.name}
                  </Link>
                )}
                <small>
                  {[
                    formatValidity(from, until),
                    describePlace(version, today),
                    list.published_at && priceListEditor.lists.publishedAt(list.published_at),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <StateTag state={list.state} />
            </li>
          );
        })}
      </ol>
    </Modal>
  );
}

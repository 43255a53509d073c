import type { OwnerCatalogAnswer, OwnerSpace } from '@prostora/api-client';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { CheckField, getSpaceTitle } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useId, type ReactNode } from 'react';
import styles from './space-choice.module.css';

type SpaceChoiceProps = {
  legend: string;
  catalog: OwnerCatalogAnswer;
  /** Spaces to choose from. */
  spaces: readonly OwnerSpace[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** Spaces by building, of which several can be chosen; a building with several spaces can be chosen as a whole. */
export function SpaceChoice({
  legend,
  catalog,
  spaces,
  chosen,
  onChange,
  error,
}: SpaceChoiceProps): ReactNode {
  const id = useId();
  const setChosen = (ids: readonly number[], isChosen: boolean): void =>
    onChange(isChosen ? [...new Set([...chosen, ...ids])] : chosen.filter((other) => !ids.includes(other)));
  const groups = catalog.buildings
    .map(({ id: buildingId, name }) => ({
      buildingId,
      name,
      rooms: spaces.filter(({ building_id }) => building_id === buildingId),
    }))
    .filter(({ rooms }) => rooms.length > 0);
  return (
    <fieldset className={styles['choice']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={styles['list']}>
        {groups.map(({ buildingId, name, rooms }) => {
          const ids = rooms.map((room) => room.id);
          return (
            <div key={buildingId} className={styles['building']}>
              {rooms.length > 1 && (
                <CheckField
                  label={manySpaces.block.wholeBuilding(name)}
                  checked={ids.every((each) => chosen.includes(each))}
                  onChange={(event) => setChosen(ids, event.target.checked)}
                />
              )}
              <div className={rooms.length > 1 ? styles['rooms'] : undefined}>
                {rooms.map((room) => (
                  <CheckField
                    key={room.id}
                    label={rooms.length > 1 ? getSpaceTitle(room) : toFullName(room)}
                    checked={chosen.includes(room.id)}
                    onChange={(event) => setChosen([room.id], event.target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}

function toFullName(space: OwnerSpace): string {
  const title = getSpaceTitle(space);
  return title === space.building_name ? title : `${space.building_name} · ${title}`;
}

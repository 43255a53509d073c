import type { FreeRoomsAnswer, OwnBookingCheck } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { classNames, IconButton, X } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useId, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './new-booking.module.css';
import { isPrice, type NewBookingValues } from './new-booking-values.ts';

const MAX_FREE_NAMES = 3;

type RoomsFieldProps = {
  spaces: readonly OwnSpaceName[];
  /** Free spaces of the first day; undefined until known. */
  rooms: FreeRoomsAnswer | undefined;
  check: OwnBookingCheck | undefined;
};

/** Price of a space: typed, or that of the list, which a typed one strikes through. */
function RoomPrice({
  index,
  name,
  listPrice,
}: {
  index: number;
  name: string;
  listPrice: number | null;
}): ReactNode {
  const {
    register,
    setValue,
    watch,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const id = useId();
  const isTyped = watch(`rooms.${index}.price`).trim() !== '';
  const error = errors.rooms?.[index]?.price?.message;
  const shown = listPrice === null ? texts.byAgreement : formatCzk(listPrice);
  return (
    <div className={styles['price']}>
      <span className={styles['amount']}>
        <input
          {...register(`rooms.${index}.price`, {
            validate: (text) => isPrice(text) || fieldError('reservationPrice'),
          })}
          aria-label={texts.roomPrice(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          inputMode="decimal"
          autoComplete="off"
          placeholder={shown.replace(/\s*Kč$/u, '')}
        />
        <span aria-hidden>{texts.currency}</span>
      </span>
      {isTyped ? (
        <span className={styles['list']}>
          <s>{shown}</s>{' '}
          <button type="button" className="text-link" onClick={() => setValue(`rooms.${index}.price`, '')}>
            {texts.byList}
          </button>
        </span>
      ) : (
        <span className={styles['list']}>{texts.byList}</span>
      )}
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </div>
  );
}

/** Chosen spaces with their prices; free ones are offered first. */
export function RoomsField({ spaces, rooms, check }: RoomsFieldProps): ReactNode {
  const {
    control,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rooms', keyName: 'key' });
  const selectId = useId();
  const getName = (id: number): string => spaces.find((space) => space.id === id)?.name ?? '';
  const chosen = new Set(fields.map(({ space_id }) => space_id));
  const free = (rooms?.free ?? []).filter(({ space }) => !chosen.has(space.id));
  const freeIds = new Set(free.map(({ space }) => space.id));
  const others = spaces.filter(({ id }) => !chosen.has(id) && !freeIds.has(id));
  const toState = (id: number): string => {
    const slots = check?.rooms.filter((one) => one.space_id === id) ?? [];
    if (slots.length === 0) return texts.unknown;
    return slots.every(({ available }) => available) ? texts.free : texts.taken;
  };
  const error = errors.rooms?.root?.message ?? errors.rooms?.message;
  return (
    <fieldset className={styles['rooms']} aria-describedby={error ? `${selectId}-error` : undefined}>
      <legend>{texts.rooms}</legend>
      {fields.length > 0 && (
        <ul className={styles['chosen']}>
          {fields.map(({ key, space_id: id }, index) => {
            const found = rooms?.free.find(({ space }) => space.id === id);
            const state = toState(id);
            return (
              <li key={key}>
                <span className={styles['room']}>
                  <strong>{getName(id)}</strong>
                  <small>
                    {found?.capacity ? `${texts.capacity(found.capacity)} · ` : ''}
                    <span
                      className={classNames(
                        state === texts.free && styles['isFree'],
                        state === texts.taken && styles['isTaken'],
                      )}
                    >
                      {state}
                    </span>
                  </small>
                </span>
                <RoomPrice index={index} name={getName(id)} listPrice={found?.price ?? null} />
                <IconButton label={texts.removeRoom(getName(id))} onClick={() => remove(index)}>
                  <X />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {(free.length > 0 || others.length > 0) && (
        <div className={styles['add']}>
          <Plus aria-hidden />
          <label className="visually-hidden" htmlFor={selectId}>
            {texts.addRoom}
          </label>
          <select
            id={selectId}
            value=""
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => append({ space_id: Number(target.value), price: '' })}
          >
            <option value="" disabled>
              {fields.length === 0 ? texts.chooseRoom : texts.addRoom}
            </option>
            {free.length > 0 && (
              <optgroup label={texts.freeRooms}>
                {free.map(({ space, capacity }) => (
                  <option key={space.id} value={space.id}>
                    {[getName(space.id), capacity && texts.capacity(capacity)].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </optgroup>
            )}
            {others.length > 0 && (
              <optgroup label={texts.otherRooms}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          {free.length > 0 && (
            <small className="muted">
              {texts.freeNames(free.slice(0, MAX_FREE_NAMES).map(({ space }) => getName(space.id)))}
            </small>
          )}
        </div>
      )}
      {error && <FieldErrorText id={`${selectId}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}

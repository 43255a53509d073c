import type { FreeRoomsAnswer, OwnBookingCheck } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { classNames, IconButton, X } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './new-booking.module.css';
import { isPrice, parseGuests, type NewBookingValues } from './new-booking-values.ts';
import { RoomPicker } from './room-picker.tsx';

const MAX_FREE_NAMES = 3;

/** The open list of spaces, and the chosen space that the picked one replaces. */
export type RoomPicking = { replaces: number | null };
type RoomsFieldProps = {
  spaces: readonly OwnSpaceName[];
  /** Free spaces of the first day; undefined until known. */
  rooms: FreeRoomsAnswer | undefined;
  check: OwnBookingCheck | undefined;
  picking: RoomPicking | null;
  onPicking: (picking: RoomPicking | null) => void;
};
type ChosenRoomsProps = Pick<RoomsFieldProps, 'rooms' | 'check'> & {
  ids: readonly number[];
  getName: (id: number) => string;
  onRemove: (index: number) => void;
};

/** Price of a space: typed, or that of the list, which a typed one strikes through. */
function RoomPrice({
  index,
  name,
  listPrice,
}: {
  index: number;
  name: string;
  /** Undefined until known. */
  listPrice: number | null | undefined;
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
  const shown = listPrice === undefined ? '' : listPrice === null ? texts.byAgreement : formatCzk(listPrice);
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
          {shown !== '' && <s>{shown}</s>}{' '}
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

/** State of a chosen space over all days. */
function toState(id: number, check: OwnBookingCheck | undefined): string {
  const slots = check?.rooms.filter((one) => one.space_id === id) ?? [];
  if (slots.length === 0) return texts.unknown;
  return slots.every(({ available }) => available) ? texts.free : texts.taken;
}

/** Price of the list of a taken space, unless another one is typed. */
const findQuotedPrice = (id: number, check: OwnBookingCheck | undefined): number | null | undefined =>
  check?.rooms.find((one) => one.space_id === id)?.price;

const ChosenRooms = ({ ids, rooms, check, getName, onRemove }: ChosenRoomsProps): ReactNode => (
  <ul className={styles['chosen']}>
    {ids.map((id, index) => {
      const found = rooms?.free.find(({ space }) => space.id === id);
      const state = toState(id, check);
      return (
        <li key={id}>
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
          <RoomPrice
            index={index}
            name={getName(id)}
            listPrice={found ? found.price : findQuotedPrice(id, check)}
          />
          <IconButton label={texts.removeRoom(getName(id))} onClick={() => onRemove(index)}>
            <X />
          </IconButton>
        </li>
      );
    })}
  </ul>
);

/** Chosen spaces with their prices; the others are picked from tiles, free ones first. */
export function RoomsField({ spaces, rooms, check, picking, onPicking }: RoomsFieldProps): ReactNode {
  const {
    control,
    formState: { errors },
  } = useFormContext<NewBookingValues>();
  const { fields, append, update, remove } = useFieldArray({ control, name: 'rooms', keyName: 'key' });
  const guests = parseGuests(useWatch({ control, name: 'number_of_guests' })) ?? 0;
  const errorId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const hasPicked = useRef(false);
  const getName = (id: number): string => spaces.find((space) => space.id === id)?.name ?? '';
  const ids = fields.map(({ space_id }) => space_id);
  const others = spaces.filter(({ id }) => !ids.includes(id));
  const free = rooms?.free.filter(({ space }) => !ids.includes(space.id)) ?? [];
  const error = errors.rooms?.root?.message ?? errors.rooms?.message;
  const isOpen = (picking !== null || ids.length === 0) && others.length > 0;
  useEffect(() => {
    if (!hasPicked.current || isOpen) return;
    hasPicked.current = false;
    opener.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const pick = (id: number): void => {
    const index = ids.indexOf(picking?.replaces ?? -1);
    if (index === -1) append({ space_id: id, price: '' }, { shouldFocus: false });
    else update(index, { space_id: id, price: '' });
    hasPicked.current = true;
    onPicking(null);
  };
  return (
    <fieldset className={styles['rooms']} aria-describedby={error ? errorId : undefined}>
      <legend>{texts.rooms}</legend>
      {ids.length > 0 && (
        <ChosenRooms ids={ids} rooms={rooms} check={check} getName={getName} onRemove={remove} />
      )}
      {isOpen && (
        <RoomPicker
          spaces={others}
          rooms={rooms}
          guests={guests}
          replaced={picking?.replaces == null ? null : getName(picking.replaces)}
          onPick={pick}
          {...(ids.length > 0 && { onClose: () => onPicking(null) })}
        />
      )}
      {!isOpen && others.length > 0 && (
        <div className={styles['add']}>
          <button ref={opener} type="button" onClick={() => onPicking({ replaces: null })}>
            <Plus aria-hidden />
            {texts.addRoom}
          </button>
          {free.length > 0 && (
            <small className="muted">
              {texts.freeNames(free.slice(0, MAX_FREE_NAMES).map(({ space }) => getName(space.id)))}
            </small>
          )}
        </div>
      )}
      {error && <FieldErrorText id={errorId}>{error}</FieldErrorText>}
    </fieldset>
  );
}

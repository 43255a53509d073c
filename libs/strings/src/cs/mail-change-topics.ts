import { NBSP } from '../format.ts';
import { toChangeTopic, type ChangeTopic } from './change-topic.ts';
import type { BookingDetails } from './mail-reservation.ts';

/** Details before and after the change; of a request nothing has been agreed yet. */
export type ChangeDetails = { before: BookingDetails; after: BookingDetails; isRequest?: boolean };

const hasOtherTime = ({ before, after }: ChangeDetails): boolean =>
  before.slot !== after.slot || before.dates?.join() !== after.dates?.join();

export const toTopic = ({ before, after, isRequest = false }: ChangeDetails): ChangeTopic =>
  toChangeTopic(
    {
      time: hasOtherTime({ before, after }),
      space: before.place !== after.place,
      guests: before.guests !== after.guests,
      price: before.price !== after.price,
    },
    isRequest,
  );
/** Whether a proposal holds another slot or space. */
const hasOtherSlot = (details: ChangeDetails): boolean =>
  hasOtherTime(details) || details.before.place !== details.after.place;

type Topics = Readonly<Record<ChangeTopic, string>>;
const WANTED: Topics = {
  requestPrice: 'jinou cenu',
  time: 'jiný termín',
  space: 'jiný prostor',
  guests: 'jiný počet hostů',
  price: 'jinou cenu',
  several: 'změnu rezervace',
};
export const PROPOSAL_SUBJECTS: Topics = {
  requestPrice: 'Cena pro vaši žádost',
  time: 'Návrh jiného termínu',
  space: 'Návrh jiného prostoru',
  guests: 'Návrh jiného počtu hostů',
  price: 'Návrh jiné ceny',
  several: 'Návrh změny rezervace',
};
export const WISH_SUBJECTS: Topics = {
  requestPrice: `Host žádá o${NBSP}jinou cenu`,
  time: `Host žádá o${NBSP}jiný termín`,
  space: `Host žádá o${NBSP}jiný prostor`,
  guests: `Host žádá o${NBSP}jiný počet hostů`,
  price: `Host žádá o${NBSP}jinou cenu`,
  several: `Host žádá o${NBSP}změnu`,
};
export const CHANGE_SUBJECTS: Topics = {
  requestPrice: 'Cena vaší žádosti',
  time: 'Jiný termín',
  space: 'Jiný prostor',
  guests: 'Jiný počet hostů',
  price: 'Jiná cena',
  several: 'Změna rezervace',
};
export const formatSubject = (subjects: Topics, place: string, details: ChangeDetails): string =>
  `${subjects[toTopic(details)]}: ${place}`;
/** „jiný termín“, in the accusative. */
export const formatWanted = (details: ChangeDetails): string => WANTED[toTopic(details)];

/** Until when the other side may answer; another slot is held as long. */
export const formatDeadline = (details: ChangeDetails, until: string): string =>
  hasOtherSlot(details) ? `Nový termín držíme do ${until}.` : `Odpovědět můžete do ${until}.`;
export const formatFreed = (details: ChangeDetails): string =>
  hasOtherSlot(details) ? ', a termín z návrhu je zase volný.' : '.';

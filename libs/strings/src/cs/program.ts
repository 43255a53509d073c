import { formatCount } from '../format.ts';
import { GUESTS } from './counts.ts';

/** Texts of the printed program of an owner's spaces. */
export const program = {
  title: 'Program',
  privateEvent: 'Soukromá akce',
  loading: 'Načítáme program',
  readers: { label: 'Pro koho', staff: 'Pro obsluhu', door: 'Na dveře' },
  from: 'Od',
  to: 'Do',
  print: 'Vytisknout',
  back: 'Zpět na rezervace',
  nothing: 'V těchto dnech se nic nekoná.',
  pending: 'čeká na potvrzení',
  guests: (count: number): string => formatCount(count, GUESTS),
  guestNote: 'Poznámka hosta',
  staffNote: 'Pro obsluhu',
  hidden: 'Na dveřích jsou jen názvy, které jste označili jako veřejné.',
} as const;

import { bindSpaces, formatCount } from '../format.ts';

const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' } as const;
/** After „pro“. */
const FOR_GUESTS = { one: 'hosta', few: 'hosty', other: 'hostů' } as const;

/** Texts generated from data of a space. Names stay in the nominative. */
export const spaceTexts = {
  /** Service type in structured data. */
  rental: 'Pronájem prostoru',
  country: 'Česko',
  catalogue: 'Prostory',
  title: (name: string, city: string | null): string => `${name}${city ? ` – ${city}` : ''}`,
  buildingDescription: (
    name: string,
    spaces: number,
    capacity: number | null,
    address: string | null,
  ): string => {
    const offer = [
      formatCount(spaces, SPACES),
      capacity === null ? null : `až pro ${formatCount(capacity, FOR_GUESTS)}`,
    ]
      .filter(Boolean)
      .join(', ');
    return bindSpaces(
      `${name}${address ? `, ${address}` : ''}: ${offer} k pronájmu. Fotky, kapacity a vybavení všech prostorů v budově.`,
    ).slice(0, 300);
  },
  description: (perex: string, capacity: number | null, city: string | null): string => {
    const details = [city, capacity === null ? null : `pro ${formatCount(capacity, FOR_GUESTS)}`]
      .filter(Boolean)
      .join(', ');
    return bindSpaces([perex, details === '' ? '' : `${details}.`].filter(Boolean).join(' ')).slice(0, 300);
  },
} as const;

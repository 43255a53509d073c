import type { CancelCode, LostReason } from '@prostora/contracts';

/** Reasons that a host chooses from when refusing or cancelling. */
export const cancelCodes: Readonly<Record<CancelCode, string>> = {
  taken: 'Termín obsazený',
  price: 'Cena',
  capacity: 'Kapacita',
  other_venue: 'Nakonec jinde',
  event_cancelled: 'Akce zrušena',
  rules: 'Pravidla prostoru',
  other: 'Jiný důvod',
};

export const lostReasons: Readonly<Record<LostReason, string>> = {
  ...cancelCodes,
  no_answer: 'Bez odpovědi',
};

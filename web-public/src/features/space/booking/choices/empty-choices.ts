/** Choices of the reservation form; those that the list of the day does not have are kept but not sent. */
export type ChoiceValues = {
  /** Code; empty for the tariff that the server finds. */
  tariff: string;
  ico: string;
  /** Chosen code by group, or by code of an option without a group; empty for none, missing for the default. */
  options: Record<string, string>;
  /** Typed quantity by code. */
  addons: Record<string, string>;
  layout: string;
  purpose: string;
  /** Minutes from the entry to the start, and from the end to the exit; empty for none. */
  entry: string;
  exit: string;
};

export const EMPTY_CHOICES: ChoiceValues = {
  tariff: '',
  ico: '',
  options: {},
  addons: {},
  layout: '',
  purpose: '',
  entry: '',
  exit: '',
};

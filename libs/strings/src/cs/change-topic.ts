/** What a change is about: the price of a request, one part of the agreement, or several. */
export type ChangeTopic = 'requestPrice' | 'time' | 'space' | 'guests' | 'price' | 'several';

/** The parts of an agreement in which a change differs. */
export type ChangedParts = {
  readonly time: boolean;
  readonly space: boolean;
  readonly guests: boolean;
  readonly price: boolean;
};

const PARTS = ['time', 'space', 'guests', 'price'] as const;

/** @param isRequest nothing has been agreed yet */
export function toChangeTopic(changed: ChangedParts, isRequest: boolean): ChangeTopic {
  const [first, ...others] = PARTS.filter((part) => changed[part]);
  if (first === undefined || others.length > 0) return 'several';
  return isRequest && first === 'price' ? 'requestPrice' : first;
}

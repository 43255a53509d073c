/** A domain event type. Its name is in the past tense, `<module>.<what happened>`. */
export type EventDefinition<P extends object> = {
  readonly name: string;
  /** Listeners run in ascending order of priority. */
  readonly priority: number;
  readonly __payload?: P;
};

/** Priority of events of bulk operations, which are never urgent. */
export const BULK_PRIORITY = 10;

const names = new Set<string>();

/**
 * Declares an event; its payload type binds publishers and listeners.
 * @param name - `<module>.<event>`
 * @param priority - `BULK_PRIORITY` for events of bulk operations, whose listeners yield to others.
 * @throws when the name is invalid or declared twice
 */
export function defineEvent<P extends object>(name: string, priority = 0): EventDefinition<P> {
  if (!/^[a-z][\w-]*\.[a-z][\w-]*$/u.test(name))
    throw new Error(`The event name ${name} is not <module>.<event>.`);
  if (names.has(name)) throw new Error(`The event ${name} is declared twice.`);
  names.add(name);
  return { name, priority };
}

/** A kind of domain event. Its name is in the past tense, `<module>.<what happened>`. */
export type EventDefinition<P extends object> = {
  readonly name: string;
  /** Listeners start in ascending order of this number. */
  readonly priority: number;
  readonly __payload?: P;
};

/** Of what is done to a thousand records at once: nobody waits for the single one. */
export const BULK_PRIORITY = 10;

const names = new Set<string>();

/**
 * Declares an event; the type of its payload binds publishers and listeners.
 * @param priority - `BULK_PRIORITY` for what happens to many records at once; its listeners let those of other events pass.
 */
export function defineEvent<P extends object>(name: string, priority = 0): EventDefinition<P> {
  if (!/^[a-z][\w-]*\.[a-z][\w-]*$/u.test(name))
    throw new Error(`The event name ${name} is not <module>.<event>.`);
  if (names.has(name)) throw new Error(`The event ${name} is declared twice.`);
  names.add(name);
  return { name, priority };
}

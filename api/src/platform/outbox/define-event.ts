/** A kind of domain event. Its name is in the past tense, `<module>.<what happened>`. */
export type EventDefinition<P extends object> = { readonly name: string; readonly __payload?: P };

const names = new Set<string>();

/** Declares an event; the type of its payload binds publishers and listeners. */
export function defineEvent<P extends object>(name: string): EventDefinition<P> {
  if (!/^[a-z][\w-]*\.[a-z][\w-]*$/u.test(name)) throw new Error(`The event name ${name} is not <module>.<event>.`);
  if (names.has(name)) throw new Error(`The event ${name} is declared twice.`);
  names.add(name);
  return { name };
}

import type { EventProblem } from '@prostora/contracts';

/** What the page says about an address with an impossible event. */
export const eventProblems: Readonly<Record<EventProblem, string>> = {
  past: 'Den v\u00a0adrese už uplynul, vynechali jsme ho. Vyberte prosím jiný.',
  started: 'Začátek období už uplynul, hledáme ode dneška.',
  reversed: 'Období mělo konec před začátkem, dny jsme prohodili.',
  far: 'Tak daleko dopředu se rezervovat nedá, termín jsme zkrátili nebo vynechali.',
  invalid: 'Některým údajům o\u00a0akci v\u00a0adrese nerozumíme, vynechali jsme je.',
};

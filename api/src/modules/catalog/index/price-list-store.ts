import type { PriceListDefinition, PriceListRule } from '@prostora/pricing';
import { JsonStore, type StoredForm } from './json-store.ts';
import { PhraseCodec } from './phrase-codec.ts';

const NO_CONDITIONS: PriceListRule['when'] = {
  tariffs: [],
  purposes: [],
  layouts: [],
  options: [],
  notOptions: [],
  weekdays: [],
  periods: [],
  notPeriods: [],
  from: null,
  to: null,
  minMinutes: null,
  maxMinutes: null,
  minGuests: null,
  maxGuests: null,
  maxLeadDays: null,
};
/** Values that are left out of the stored text. */
const USUAL_RULE: Omit<PriceListRule, 'code' | 'label' | 'kind' | 'when'> = {
  group: null,
  unit: 'event',
  amountHaler: null,
  percent: null,
  fraction: null,
  appliesTo: [],
  covers: 'event',
  stepMinutes: 1,
  minUnits: 0,
  freeUnits: 0,
  capHaler: null,
  split: false,
  vatItem: 'rent',
  refundable: true,
  upTo: false,
  minusTotal: false,
};

/** Substrings common to definitions, in replacement order. */
const listCodec = new PhraseCodec([
  ',"legalForms":[],"municipalityCode":null},{"code":"',
  ',"legalForms":[],"municipalityCode":null}],"options":[',
  ',"needsVerification":',
  '","isDefault":',
  '{"name":"',
  '","includesVat":',
  ',"vatPayer":',
  ',"dayStart":"06:00","tariffs":[{"code":"',
  ',"dayStart":"06:00","tariffs":[],"options":[',
  '],"periods":[',
  '],"groups":[',
  '],"rules":[{"code":"',
  '"when":{}},{"code":"',
  '}},{"code":"',
  '","label":"',
  '","kind":"base","group":"base"',
  '","kind":"mandatory"',
  '","kind":"surcharge"',
  '","kind":"discount"',
  '","kind":"deposit"',
  '","kind":"',
  ',"unit":"',
  '","amountHaler":',
  ',"amountHaler":',
  '00,"when":{',
  ',"unit":null,"percent":',
  ',"when":{',
  '"weekdays":[',
  '"tariffs":["',
]);

/** Definitions without usual values. */
const listForm: StoredForm<PriceListDefinition> = {
  reduce: (definition) => ({
    ...definition,
    rules: definition.rules.map((rule) => ({
      ...omitUsual(rule, USUAL_RULE),
      when: omitUsual(rule.when, NO_CONDITIONS),
    })),
  }),
  restore(stored) {
    const definition = stored as PriceListDefinition;
    const rules = definition.rules.map((rule) => ({
      ...USUAL_RULE,
      ...rule,
      when: { ...NO_CONDITIONS, ...rule.when },
    }));
    return { ...definition, rules };
  },
};

type HeldList = { readonly slot: number; spaces: number };

/** Definitions of published lists by id, each once and only while a space has it. */
export class PriceListStore {
  private readonly definitions = new JsonStore(listCodec, listForm);
  private readonly lists = new Map<number, HeldList>();
  private readonly freeSlots: number[] = [];

  get size(): number {
    return this.lists.size;
  }

  /** Adds a space to the list, whose definition never changes. */
  retain(id: number, definition: PriceListDefinition): void {
    const known = this.lists.get(id);
    if (known) {
      known.spaces += 1;
      return;
    }
    const slot = this.freeSlots.pop() ?? this.lists.size;
    this.lists.set(id, { slot, spaces: 1 });
    this.definitions.set(slot, definition);
  }

  /** Removes a space from the list; the last one removes the list. */
  release(id: number): void {
    const known = this.lists.get(id);
    if (!known) return;
    known.spaces -= 1;
    if (known.spaces > 0) return;
    this.lists.delete(id);
    this.definitions.delete(known.slot);
    this.freeSlots.push(known.slot);
  }

  /** @throws RangeError for a list that no space has */
  get(id: number): PriceListDefinition {
    const definition = this.definitions.get(this.lists.get(id)?.slot ?? -1);
    if (!definition) throw new RangeError(`no price list ${id}`);
    return definition;
  }
}

/** The entries whose value differs from the usual one, which is a plain value or an empty list. */
function omitUsual(given: object, usual: Readonly<Record<string, unknown>>): object {
  const isUsual = (name: string, value: unknown): boolean =>
    Array.isArray(value) ? value.length === 0 && Array.isArray(usual[name]) : value === usual[name];
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isUsual(name, value)));
}

import type { PriceList, VatRate } from '@prostora/api-client';
import { openLogin } from '@prostora/federation';
import {
  findWarnings,
  validatePriceList,
  type PriceListDefinition,
  type PriceListQuote,
} from '@prostora/pricing';
import { priceListErrors, priceListWarnings } from '@prostora/strings/cs/price-list.ts';
import type { ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { readDraft } from '../../lib/form-draft.ts';
import {
  createTypicalBookings,
  quoteBooking,
  readBookings,
  type TypicalBooking,
} from './bookings/typical-bookings.ts';
import { toDefinition, type Draft } from './draft.ts';
import { PriceListStore, toDraftName, type PriceListState, type StoredDraft } from './price-list.store.ts';

export type PricedBooking = {
  booking: TypicalBooking;
  quote: PriceListQuote | null;
  /** Total before the latest edited part changed; null without a change. */
  before: number | null;
};

/** What a sentence, a setting or a dialog of the editor needs. */
export type PriceListEditor = {
  store: PriceListStore;
  state: PriceListState;
  definition: PriceListDefinition;
  /** Messages by path of the contract, „rules.0.when.tariffs“. */
  errors: Readonly<Record<string, string>>;
  warnings: readonly { rule: string | null; message: string }[];
  priced: readonly PricedBooking[];
  /** Names of purposes and layouts by slug. */
  names: ConditionNames;
};

export const PriceListEditorContext = createContext<PriceListEditor | null>(null);

export function useEditor(): PriceListEditor {
  const editor = use(PriceListEditorContext);
  if (!editor) throw new Error('useEditor needs a PriceListEditorContext above it');
  return editor;
}

type Options = {
  /** Null for a new list. */
  list: PriceList | null;
  template: string;
  initial: Draft;
  vatRates: readonly VatRate[];
  names: ConditionNames;
  onCreated: (list: PriceList) => void;
};

function createStore(
  api: ReturnType<typeof useApi>,
  { list, template, initial, vatRates }: Options,
): PriceListStore {
  const now = new Date();
  const stored = readDraft<StoredDraft>(toDraftName(list?.id ?? template), {
    version: 0,
    draft: initial,
    unanswered: [],
  });
  const isEditable = list === null || list.allowed_actions.includes('edit');
  const kept = isEditable ? stored : null;
  return new PriceListStore({
    api,
    list,
    draft: kept?.draft ?? initial,
    version: kept?.version ?? list?.version ?? 0,
    unanswered: kept?.unanswered ?? [],
    template,
    bookings: (list && readBookings(list.id)) ?? createTypicalBookings(initial, now),
    vatRates,
    now,
  });
}

/** Prices the bookings by the latest valid draft and by the draft before the edit. */
function priceBookings(
  store: PriceListStore,
  { bookings, baseline, validDraft }: Pick<PriceListState, 'bookings' | 'baseline' | 'validDraft'>,
): readonly PricedBooking[] {
  const toValid = (draft: Draft | null | undefined): PriceListDefinition | null => {
    const definition = draft ? toDefinition(draft) : null;
    return definition && validatePriceList(definition).length === 0 ? definition : null;
  };
  const [present, former] = [toValid(validDraft), toValid(baseline?.draft)];
  const price = (list: PriceListDefinition | null, booking: TypicalBooking) =>
    list && quoteBooking(list, booking, store.vatRates, store.now);
  return bookings.map((booking) => ({
    booking,
    quote: price(present, booking),
    before: price(former, booking)?.totalHaler ?? null,
  }));
}

const findLabel = (entries: readonly { code: string; label: string }[], code: string | null): string =>
  entries.find((entry) => entry.code === code)?.label ?? '';

export function usePriceListEditor(options: Options): PriceListEditor {
  const api = useApi();
  const [store] = useState(() => createStore(api, options));
  const { names, onCreated } = options;
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const isEditable = options.list === null || options.list.allowed_actions.includes('edit');
  useEffect(() => {
    if (!isEditable) return undefined;
    return store.start({ onCreated: (list) => created.current(list), onSignedOut: openLogin });
  }, [store, isEditable]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const definition = useMemo(() => toDefinition(state.draft), [state.draft]);
  const problems = useMemo(
    () =>
      Object.fromEntries(
        validatePriceList(definition).map(({ field, code }) => [field, priceListErrors[code]]),
      ),
    [definition],
  );
  const warnings = useMemo(
    () =>
      findWarnings(definition).map(({ code, rule, tariff }) => ({
        rule,
        message: priceListWarnings[code]({
          rule: findLabel(definition.rules, rule),
          tariff: findLabel(definition.tariffs, tariff),
        }),
      })),
    [definition],
  );
  const { bookings, baseline, validDraft } = state;
  const priced = useMemo(
    () => priceBookings(store, { bookings, baseline, validDraft }),
    [store, bookings, baseline, validDraft],
  );
  return useMemo(
    () => ({
      store,
      state,
      definition,
      errors: { ...state.refusals, ...problems },
      warnings,
      priced,
      names,
    }),
    [store, state, definition, problems, warnings, priced, names],
  );
}

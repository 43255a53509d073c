import {
  ApiError,
  createPriceList,
  publishPriceList,
  tryPriceList,
  updatePriceList,
  type Client,
  type PriceList,
  type PriceListConflict,
  type PublishedPriceListAnswer,
  type VatRate as VatRateRow,
} from '@prostora/api-client';
import { validatePriceList, type VatRate } from '@prostora/pricing';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { saveDraft } from '../../lib/form-draft.ts';
import {
  parseSlot,
  quoteBooking,
  saveBookings,
  toTriedBooking,
  type TypicalBooking,
} from './bookings/typical-bookings.ts';
import { isSameDraft, isSavedAlike, toDefinition, toDraft, toInput, type Draft } from './draft.ts';

const AUTOSAVE_DELAY_MS = 1500;
const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 60_000;
const MAX_UNANSWERED = 3;

export type SavePhase = 'idle' | 'saving' | 'retrying' | 'stopped';
/** Total of a booking that the server computed otherwise than the browser. */
export type TotalDifference = { label: string; shown: number; computed: number };
/** The draft before the latest edited part changed; totals are compared with it. */
export type Baseline = { part: string; draft: Draft };

export type PriceListState = {
  /** Null until the first save. */
  readonly id: number | null;
  readonly version: number;
  readonly draft: Draft;
  /** The latest draft without errors, by which the bookings are priced. */
  readonly validDraft: Draft | null;
  /** What the server has; null until the first save. */
  readonly saved: Draft | null;
  readonly baseline: Baseline | null;
  readonly bookings: readonly TypicalBooking[];
  /** Messages of the server by path, until the next change. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly phase: SavePhase;
  readonly failure: string | null;
  readonly savedAt: Date | null;
  /** The newer version that was saved elsewhere. */
  readonly conflict: PriceList | null;
  readonly differences: readonly TotalDifference[];
};

type Options = {
  api: Client;
  /** The saved list; null for a new one. */
  list: PriceList | null;
  draft: Draft;
  /** Version that the draft was typed onto. */
  version: number;
  /** Drafts whose save was not answered before the page was left. */
  unanswered: readonly Draft[];
  /** Names the stored draft until the list has an id. */
  template: string;
  bookings: readonly TypicalBooking[];
  vatRates: readonly VatRateRow[];
  now: Date;
};

export type PriceListEvents = { onCreated: (list: PriceList) => void; onSignedOut: () => void };

/** What this tab keeps of a list until it is saved. */
export type StoredDraft = { version: number; draft: Draft; unanswered: readonly Draft[] };

/** Name of the unsaved draft in this tab; of a new list by its template. */
export const toDraftName = (id: number | string): string => `price-list-${id}`;

const isValid = (draft: Draft): boolean => validatePriceList(toDefinition(draft)).length === 0;

export const isDirty = ({ draft, saved }: PriceListState): boolean =>
  saved === null || !isSameDraft(draft, saved);

/** Current list of a conflict answer. */
const parseCurrent = (error: unknown): PriceList | null => {
  const current = error instanceof ApiError && error.status === 409 ? error.body['current'] : null;
  return current && typeof current === 'object' ? (current as PriceList) : null;
};

export const parseConflicts = (error: unknown): PriceListConflict[] | null => {
  const conflicts = error instanceof ApiError && error.status === 409 ? error.body['conflicts'] : null;
  return Array.isArray(conflicts) ? (conflicts as PriceListConflict[]) : null;
};

const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 429].includes(error.status) || error.status >= 500;

/** Store of the editor: typed list, typical bookings and saving. */
export class PriceListStore {
  readonly vatRates: readonly VatRate[];
  readonly now: Date;
  private state: PriceListState;
  private readonly api: Client;
  private readonly template: string;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | null = null;
  private failures = 0;
  /** Drafts that were sent without an answer: the server may have saved one of them. */
  private unanswered: readonly Draft[];
  private events: PriceListEvents | null = null;

  constructor({ api, list, draft, version, unanswered, template, bookings, vatRates, now }: Options) {
    const isOwn = list !== null && [draft, ...unanswered].some((own) => isSavedAlike(own, toDraft(list)));
    this.api = api;
    this.unanswered = isOwn ? [] : unanswered;
    this.template = template;
    this.now = now;
    this.vatRates = vatRates.map(({ item, rate, valid_from }) => ({ item, rate, validFrom: valid_from }));
    this.state = {
      id: list?.id ?? null,
      version: isOwn ? list.version : version,
      draft,
      validDraft: isValid(draft) ? draft : null,
      saved: list && toDraft(list),
      baseline: null,
      bookings,
      refusals: {},
      phase: 'idle',
      failure: null,
      savedAt: list && new Date(list.updated_at),
      conflict: list && list.version !== version && !isOwn ? list : null,
      differences: [],
    };
  }

  readonly getState = (): PriceListState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param part sentence or setting that is edited; totals are compared with the draft before it */
  change(part: string, update: (draft: Draft) => Draft): void {
    const { draft, baseline, validDraft } = this.state;
    const next = update(draft);
    if (next === draft) return;
    this.set({
      draft: next,
      validDraft: isValid(next) ? next : validDraft,
      refusals: {},
      baseline: baseline?.part === part ? baseline : { part, draft },
    });
    this.storeDraft(next);
    this.scheduleSave(AUTOSAVE_DELAY_MS);
  }

  changeBookings(bookings: readonly TypicalBooking[]): void {
    this.set({ bookings, differences: [] });
    if (this.state.id !== null) saveBookings(this.state.id, bookings);
  }

  /** Saves now; resolves to false when the list is invalid or the server refused. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (!isDirty(this.state)) return true;
    if (this.state.conflict || !isValid(this.state.draft)) return false;
    this.running = this.attempt();
    try {
      return await this.running;
    } finally {
      this.running = null;
      if (this.state.phase === 'idle' && isDirty(this.state)) this.scheduleSave(AUTOSAVE_DELAY_MS);
    }
  }

  /** @throws the server's error, with conflicts when lists of the same days are published */
  async publish(replace: boolean): Promise<PublishedPriceListAnswer> {
    const { id, version } = this.state;
    if (id === null) throw new Error('Only a saved list is published');
    try {
      return await publishPriceList({ client: this.api, path: { id }, body: { version, replace } });
    } catch (error) {
      const current = parseCurrent(error);
      if (current) this.set({ conflict: current });
      throw error;
    }
  }

  /** Resolves a conflict: takes the newer list, or saves the typed one over it. */
  resolve(keepsMine: boolean): void {
    const { conflict } = this.state;
    if (!conflict) return;
    const theirs = toDraft(conflict);
    this.set({
      conflict: null,
      phase: 'idle',
      failure: null,
      version: conflict.version,
      saved: theirs,
      ...(!keepsMine && { draft: theirs, validDraft: theirs, baseline: null }),
    });
    if (keepsMine) void this.save();
    else this.storeDraft(null);
  }

  /** Forgets unsaved changes, before the editor is left. */
  discard(): void {
    this.storeDraft(null);
    this.set({ saved: this.state.draft });
  }

  private storeDraft(draft: Draft | null): void {
    const { id, version } = this.state;
    const stored: StoredDraft | null = draft && { version, draft, unanswered: this.unanswered };
    saveDraft(toDraftName(id ?? this.template), stored);
  }

  /** @returns stops autosave */
  start(events: PriceListEvents): () => void {
    this.events = events;
    const retry = (): void => {
      if (this.state.phase === 'retrying') void this.save();
    };
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void this.save();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', saveWhenHidden);
    this.scheduleSave(AUTOSAVE_DELAY_MS);
    return () => {
      this.events = null;
      clearTimeout(this.timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }

  private set(change: Partial<PriceListState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private scheduleSave(delay: number): void {
    clearTimeout(this.timer);
    if (!this.events || this.state.conflict || !isDirty(this.state)) return;
    this.timer = setTimeout(() => void this.save(), delay);
  }

  private async attempt(): Promise<boolean> {
    const { id, version, draft } = this.state;
    this.set({ phase: 'saving', failure: null });
    this.unanswered = [...this.unanswered.filter((each) => each !== draft), draft].slice(-MAX_UNANSWERED);
    this.storeDraft(draft);
    try {
      const body = toInput(draft);
      const { price_list: list } = await (id === null
        ? createPriceList({ client: this.api, body })
        : updatePriceList({ client: this.api, path: { id }, body: { ...body, version } }));
      this.failures = 0;
      this.unanswered = [];
      this.storeDraft(null);
      this.set({ id: list.id, version: list.version, saved: draft, phase: 'idle', savedAt: new Date() });
      if (isDirty(this.state)) this.storeDraft(this.state.draft);
      if (id === null) {
        saveBookings(list.id, this.state.bookings);
        this.events?.onCreated(list);
      }
      void this.compareTotals(list.id, draft);
      return true;
    } catch (error) {
      if (this.takeOwnVersion(error)) return await this.attempt();
      if (!isTransient(error)) this.unanswered = this.unanswered.filter((each) => each !== draft);
      this.handleFailure(error);
      return false;
    }
  }

  /** After a conflict with a draft of this editor whose save was not answered, the next one is typed onto it. */
  private takeOwnVersion(error: unknown): boolean {
    const current = parseCurrent(error);
    const saved = current && toDraft(current);
    if (!current || !saved || !this.unanswered.some((draft) => isSavedAlike(draft, saved))) return false;
    this.unanswered = [];
    this.set({ version: current.version, saved });
    return true;
  }

  private handleFailure(error: unknown): void {
    const failure = toErrorMessage(error);
    const current = parseCurrent(error);
    if (current) return this.set({ phase: 'stopped', failure, conflict: current });
    if (error instanceof ApiError && error.status === 422)
      return this.set({ phase: 'stopped', failure, refusals: error.errors });
    if (!isTransient(error)) return this.set({ phase: 'stopped', failure });
    if (error instanceof ApiError && error.status === 401 && this.failures === 0) this.events?.onSignedOut();
    this.set({ phase: 'retrying', failure });
    this.scheduleSave(Math.min(RETRY_FIRST_MS * 2 ** this.failures, RETRY_MAX_MS));
    this.failures += 1;
  }

  /** Prices the bookings by the saved list on the server; its answer decides. */
  private async compareTotals(id: number, draft: Draft): Promise<void> {
    const definition = toDefinition(draft);
    const tried = this.state.bookings.filter((booking) => typeof parseSlot(booking) !== 'string');
    if (tried.length === 0) return;
    try {
      const { results } = await tryPriceList({
        client: this.api,
        path: { id },
        body: { bookings: tried.map((booking) => toTriedBooking(booking, definition)) },
      });
      const differences = tried.flatMap((booking, index) => {
        const computed = results[index]?.quote.total;
        const quote = quoteBooking(definition, booking, this.vatRates, this.now);
        const shown = (quote?.totalHaler ?? 0) / 100;
        return computed === undefined || computed === shown
          ? []
          : [{ label: booking.label, shown, computed }];
      });
      this.set({ differences });
    } catch {
      // The comparison is repeated with the next save.
    }
  }
}

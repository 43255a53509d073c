import {
  changeSpaceStatus,
  getSpaceByLink,
  getSpaceByUrl,
  saveSpace,
  ApiError,
  type Client,
  type SpaceDetail,
  type SpaceEditing,
  type SpaceImageAnswer,
  type SpaceSaved,
  type SpaceStatus,
} from '@prostora/api-client';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { toTokenField } from '../../../lib/edit-token.ts';
import {
  findConflicts,
  isDifferent,
  reduce,
  isAutosaved,
  listSendable,
  createState,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';
import { toInputValue, type FieldName, type SpaceValues } from './fields.ts';

/** Pause after the last change before an autosave, in milliseconds. */
const AUTOSAVE_DELAY_MS = 1500;
const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 60_000;
/** Maximal number of merges of concurrent changes in one save. */
const MAX_MERGES = 3;

export type EditorEvents = {
  /** The space has a new URL. */
  onMoved: (url: string) => void;
  onMerged: () => void;
  /** The space changed its status elsewhere and was reloaded. */
  onReloaded: (message: string) => void;
  /** The session has ended. */
  onSignedOut: () => void;
};
type Options = { api: Client; space: SpaceDetail; editing: SpaceEditing; authToken: string | null };

const NO_EVENTS: EditorEvents = {
  onMoved: () => undefined,
  onMerged: () => undefined,
  onReloaded: () => undefined,
  onSignedOut: () => undefined,
};

const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500;

/** Current version of the space in a conflict answer, if any. */
function parseCurrent(error: unknown): SpaceDetail | null {
  const current = error instanceof ApiError && error.status === 409 ? error.body['current'] : null;
  return current && typeof current === 'object' && 'version' in current ? (current as SpaceDetail) : null;
}

/** Store of the edit mode: typed values, server values and saving. */
export class SpaceEditorStore {
  private state: EditorState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private running: Promise<boolean> | null = null;
  private stopped = false;
  private readonly options: Options;
  private events: EditorEvents = NO_EVENTS;

  constructor(options: Options) {
    this.options = options;
    this.state = createState(options.space, options.editing);
  }

  readonly getState = (): EditorState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(values: Partial<SpaceValues>): void {
    this.dispatch({ type: 'changed', values });
    this.scheduleSave(AUTOSAVE_DELAY_MS);
  }

  touch(...fields: FieldName[]): void {
    this.dispatch({ type: 'touched', fields });
  }

  /** Applies the space after a photo change, which may contain concurrent changes. */
  applyImages({ space, editing }: Pick<SpaceImageAnswer, 'space' | 'editing'>): void {
    if (
      this.state.phase !== 'saving' &&
      space.version > this.state.space.version &&
      findConflicts(this.state, space).length > 0
    )
      this.dispatch({ type: 'conflicted', current: space, publish: false });
    else this.dispatch({ type: 'images', space, editing });
  }

  /** Saves the valid changes; resolves to false on a failure. */
  save(): Promise<boolean> {
    return this.enqueueSave(false);
  }

  /** Saves and asks for publication (owner) or approves (operator). */
  publish(): Promise<boolean> {
    return this.enqueueSave(true);
  }

  /** Changes the status; throws the server's error. */
  async changeStatus(status: SpaceStatus, reason: string | null): Promise<SpaceSaved> {
    const { api, authToken } = this.options;
    const answer = await changeSpaceStatus({
      client: api,
      path: { id: this.state.space.id },
      body: { status, ...(reason && { reason }), ...toTokenField(authToken) },
    });
    this.dispatch({ type: 'saved', space: answer.space, editing: answer.editing, sent: {}, at: null });
    return answer;
  }

  showConflict(open: boolean): void {
    this.dispatch({ type: 'conflict-shown', open });
  }

  /** Resolves a conflict: named fields take the other version, the rest stay as typed; then saves. */
  resolve(theirs: readonly FieldName[]): Promise<boolean> {
    const publish = this.state.conflict?.publish ?? false;
    this.dispatch({ type: 'resolved', theirs });
    return this.enqueueSave(publish);
  }

  /** Retries a failed save at once, when back online. */
  readonly retryNow = (): void => {
    if (this.state.phase === 'retrying') void this.save();
  };

  /**
   * Starts autosave and events.
   *
   * @returns stops them
   */
  start(events: EditorEvents): () => void {
    this.events = events;
    this.stopped = false;
    window.addEventListener('online', this.retryNow);
    return () => {
      this.stopped = true;
      this.events = NO_EVENTS;
      clearTimeout(this.timer);
      window.removeEventListener('online', this.retryNow);
    };
  }

  private dispatch(action: EditorAction): void {
    this.state = reduce(this.state, action);
    this.listeners.forEach((listener) => listener());
  }

  private scheduleSave(delay: number): void {
    clearTimeout(this.timer);
    if (
      this.stopped ||
      !isAutosaved(this.state) ||
      this.state.conflict ||
      listSendable(this.state).length === 0
    )
      return;
    this.timer = setTimeout(() => void this.save(), delay);
  }

  /** Saves one at a time, each on the version of the previous one. */
  private async enqueueSave(publish: boolean): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    this.running = this.attempt(publish, MAX_MERGES);
    try {
      return await this.running;
    } finally {
      this.running = null;
      if (this.state.phase === 'idle') this.scheduleSave(AUTOSAVE_DELAY_MS);
    }
  }

  private async attempt(publish: boolean, merges: number): Promise<boolean> {
    if (this.state.conflict) {
      this.showConflict(true);
      return false;
    }
    const names = listSendable(this.state);
    if (!publish && names.length === 0) return true;
    const { space, values } = this.state;
    const sent = Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<SpaceValues>;
    this.dispatch({ type: 'saving' });
    try {
      const input = Object.fromEntries(names.map((name) => [name, toInputValue(name, values)]));
      const answer = await saveSpace({
        client: this.options.api,
        body: {
          space: { ...input, id: space.id, version: space.version },
          publish,
          ...toTokenField(this.options.authToken),
        },
      });
      this.failures = 0;
      this.dispatch({ type: 'saved', space: answer.space, editing: answer.editing, sent, at: new Date() });
      if (answer.redirect_to_url) this.events.onMoved(answer.redirect_to_url);
      return true;
    } catch (error) {
      return this.handleFailure(error, { publish, sent, merges });
    }
  }

  private async handleFailure(
    error: unknown,
    { publish, sent, merges }: { publish: boolean; sent: Partial<SpaceValues>; merges: number },
  ): Promise<boolean> {
    const current = parseCurrent(error);
    if (current && merges > 0) return this.merge(current, publish, merges);
    if (error instanceof ApiError && error.status === 422) {
      this.dispatch({ type: 'refused', errors: error.errors, sent, message: toErrorMessage(error) });
      return false;
    }
    if (error instanceof ApiError && error.status === 409) return this.reload(toErrorMessage(error));
    if (error instanceof ApiError && error.status === 401 && this.failures === 0) this.events.onSignedOut();
    if (!isTransient(error) || !isAutosaved(this.state) || publish) {
      this.dispatch({ type: 'failed', phase: 'stopped', message: toErrorMessage(error) });
      return false;
    }
    this.dispatch({ type: 'failed', phase: 'retrying', message: toErrorMessage(error) });
    this.scheduleSave(Math.min(RETRY_FIRST_MS * 2 ** this.failures, RETRY_MAX_MS));
    this.failures += 1;
    return false;
  }

  private async merge(current: SpaceDetail, publish: boolean, merges: number): Promise<boolean> {
    if (findConflicts(this.state, current).length > 0) {
      this.dispatch({ type: 'conflicted', current, publish });
      return false;
    }
    // Photo changes increment the version too; report only changed fields.
    const changed = isDifferent(this.state.space, current);
    this.dispatch({ type: 'rebased', current });
    if (changed) this.events.onMerged();
    return this.attempt(publish, merges - 1);
  }

  private async reload(message: string): Promise<boolean> {
    const { api, authToken } = this.options;
    const found = await (
      authToken
        ? getSpaceByLink({ client: api, body: { auth_token: authToken } })
        : getSpaceByUrl({ client: api, query: { url: this.state.space.url } })
    ).catch(() => null);
    if (found?.space)
      this.dispatch({ type: 'saved', space: found.space, editing: found.editing, sent: {}, at: null });
    this.dispatch({ type: 'failed', phase: 'stopped', message });
    this.events.onReloaded(message);
    return false;
  }
}

import type { SpaceDetail, SpaceEditing } from '@prostora/api-client';
import { findTypedCapacity } from '../../../components/layouts/layout-rows.ts';
import { toNumberText } from '../../../lib/space-numbers.ts';
import {
  findField,
  validateField,
  isEqual,
  toSpaceValues,
  type FieldName,
  type SpaceValues,
} from './fields.ts';

export type Conflict = {
  current: SpaceDetail;
  fields: readonly FieldName[];
  publish: boolean;
  open: boolean;
};
export type SavePhase = 'idle' | 'saving' | 'retrying' | 'stopped';
type Refusal = {
  value: SpaceValues[FieldName];
  message: string;
  /** Messages within a list: `1.capacity`. */
  items: Readonly<Record<string, string>>;
};

export type EditorState = {
  /** The space of the last server answer. */
  readonly space: SpaceDetail;
  readonly editing: SpaceEditing;
  readonly values: SpaceValues;
  /** Values that the server has. */
  readonly base: SpaceValues;
  readonly touched: ReadonlySet<FieldName>;
  /** Values refused by the server, valid until they change. */
  readonly refusals: Partial<Record<FieldName, Refusal>>;
  readonly phase: SavePhase;
  readonly failure: string | null;
  readonly savedAt: Date | null;
  readonly conflict: Conflict | null;
};

export type EditorAction =
  | { type: 'changed'; values: Partial<SpaceValues> }
  | { type: 'touched'; fields: readonly FieldName[] }
  | { type: 'images'; space: SpaceDetail; editing: SpaceEditing }
  | { type: 'saving' }
  | {
      type: 'saved';
      space: SpaceDetail;
      editing: SpaceEditing | null;
      sent: Partial<SpaceValues>;
      at: Date | null;
    }
  | { type: 'failed'; phase: 'retrying' | 'stopped'; message: string | null }
  | { type: 'refused'; errors: Readonly<Record<string, string>>; sent: Partial<SpaceValues>; message: string }
  | { type: 'rebased'; current: SpaceDetail }
  | { type: 'conflicted'; current: SpaceDetail; publish: boolean }
  | { type: 'conflict-shown'; open: boolean }
  | { type: 'resolved'; theirs: readonly FieldName[] };

export const listNames = (values: SpaceValues): FieldName[] => Object.keys(values) as FieldName[];
const pick = (values: SpaceValues, names: readonly FieldName[]): Partial<SpaceValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export const createState = (space: SpaceDetail, editing: SpaceEditing): EditorState => ({
  space,
  editing,
  values: toSpaceValues(space),
  base: toSpaceValues(space),
  touched: new Set(),
  refusals: {},
  phase: 'idle',
  failure: null,
  savedAt: null,
  conflict: null,
});

/** Fields with unsaved values. The capacity follows from the layouts, where there are any. */
export const listDirty = ({ values, base }: EditorState): FieldName[] =>
  listNames(values).filter(
    (name) => !isEqual(name, values[name], base[name]) && !(name === 'capacity' && values.layouts.length > 0),
  );

/** Error of a field, touched or not: of a local rule, or of the server for the same value. */
export function findError({ values, refusals }: EditorState, name: FieldName): string | null {
  const refusal = refusals[name];
  return (
    validateField(name, values[name]) ??
    (refusal && isEqual(name, refusal.value, values[name]) ? refusal.message : null)
  );
}

/** Errors of the server in the rows of the layouts, until the rows change. */
export function listRefusedLayouts({ values, refusals: { layouts } }: EditorState): Refusal['items'] {
  return layouts && isEqual('layouts', layouts.value, values.layouts) ? layouts.items : {};
}

/** Capacity as typed: of the largest layout, where there are any. */
export const getTypedCapacity = ({ values: { capacity, layouts } }: EditorState): string =>
  layouts.length === 0 ? capacity : toNumberText(findTypedCapacity(layouts));

/** Error to show: only of touched fields. */
export const findShownError = (state: EditorState, name: FieldName): string | undefined =>
  state.touched.has(name) ? (findError(state, name) ?? undefined) : undefined;

/** Changed valid fields; latitude and longitude are sent together. */
export function listSendable(state: EditorState): FieldName[] {
  const names = listDirty(state).filter((name) => findError(state, name) === null);
  return names.includes('lat') || names.includes('lng')
    ? [...new Set<FieldName>([...names, 'lat', 'lng'])]
    : names;
}

export const listInvalid = (state: EditorState): FieldName[] =>
  listNames(state.values).filter((name) => findError(state, name) !== null);

/** Whether changes are saved automatically: not those of a published space. */
export const isAutosaved = ({ space }: EditorState): boolean => space.status !== 'PUBLISHED';

/** Fields with conflicting concurrent changes. */
export function findConflicts(state: EditorState, current: SpaceDetail): FieldName[] {
  const before = toSpaceValues(state.space);
  const theirs = toSpaceValues(current);
  return listDirty(state).filter(
    (name) => !isEqual(name, theirs[name], before[name]) && !isEqual(name, theirs[name], state.values[name]),
  );
}

/** Whether two versions of a space differ in an editable field. */
export function isDifferent(one: SpaceDetail, other: SpaceDetail): boolean {
  const before = toSpaceValues(one);
  const after = toSpaceValues(other);
  return listNames(before).some((name) => !isEqual(name, before[name], after[name]));
}

/**
 * Rebases the typed values on another server answer. Fields changed by the server are adopted unless dirty;
 * those just `sent` stay as typed, because the server's normalization must not change a field during typing.
 */
function rebase(state: EditorState, current: SpaceDetail, sent: Partial<SpaceValues> = {}): EditorState {
  const before = toSpaceValues(state.space);
  const theirs = toSpaceValues(current);
  const dirty = new Set(listDirty(state));
  const adopted = listNames(theirs).filter(
    (name) => !(name in sent) && !isEqual(name, theirs[name], before[name]),
  );
  return {
    ...state,
    space: current,
    base: { ...state.base, ...sent, ...pick(theirs, adopted) },
    values: {
      ...state.values,
      ...pick(
        theirs,
        adopted.filter((name) => !dirty.has(name)),
      ),
    },
  };
}

/** Whether an answer is older than the present state. */
const isStale = (state: EditorState, space: SpaceDetail): boolean => space.version < state.space.version;

function applySaved(
  state: EditorState,
  { space, editing, sent, at }: Extract<EditorAction, { type: 'saved' }>,
): EditorState {
  const next = isStale(state, space)
    ? { ...state, base: { ...state.base, ...sent } }
    : rebase({ ...state, editing: editing ?? state.editing }, space, sent);
  return { ...next, phase: 'idle', failure: null, ...(at && { savedAt: at }) };
}

/** During a save only photos are adopted; the answer of the save brings the other fields. */
function applyImages(
  state: EditorState,
  { space, editing }: Extract<EditorAction, { type: 'images' }>,
): EditorState {
  if (state.phase === 'saving' || isStale(state, space))
    return {
      ...state,
      editing,
      space: {
        ...state.space,
        images: space.images,
        panoramas: space.panoramas,
        floor_plan: space.floor_plan,
      },
    };
  return rebase({ ...state, editing }, space);
}

/** Marks refused values with the server's errors; without a matching field saving stops. */
function applyRefused(
  state: EditorState,
  { errors, sent, message }: Extract<EditorAction, { type: 'refused' }>,
): EditorState {
  const refusals: Partial<Record<FieldName, Refusal>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const name = findField(path, state.values);
    if (name === null) continue;
    const [, item] = /(\d+\.\w+)$/u.exec(path) ?? [];
    const value = name in sent ? sent[name] : state.values[name];
    refusals[name] = {
      value: value as SpaceValues[FieldName],
      message: refusals[name]?.message ?? message,
      items: { ...refusals[name]?.items, ...(item !== undefined && { [item]: message }) },
    };
  }
  const fields = Object.keys(refusals) as FieldName[];
  return {
    ...state,
    phase: fields.length > 0 ? 'idle' : 'stopped',
    failure: message,
    refusals: { ...state.refusals, ...refusals },
    touched: new Set([...state.touched, ...fields]),
  };
}

function applyResolved(state: EditorState, theirs: readonly FieldName[]): EditorState {
  if (!state.conflict) return state;
  const { current } = state.conflict;
  return {
    ...rebase({ ...state, values: { ...state.values, ...pick(state.base, theirs) } }, current),
    conflict: null,
  };
}

export function reduce(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'changed':
      return { ...state, values: { ...state.values, ...action.values } };
    case 'touched':
      return { ...state, touched: new Set([...state.touched, ...action.fields]) };
    case 'saving':
      return { ...state, phase: 'saving' };
    case 'images':
      return applyImages(state, action);
    case 'saved':
      return applySaved(state, action);
    case 'failed':
      return { ...state, phase: action.phase, failure: action.message };
    case 'refused':
      return applyRefused(state, action);
    case 'rebased':
      return rebase(state, action.current);
    case 'conflicted':
      return {
        ...state,
        phase: 'idle',
        conflict: {
          current: action.current,
          fields: findConflicts(state, action.current),
          publish: action.publish,
          open: true,
        },
      };
    case 'conflict-shown':
      return state.conflict ? { ...state, conflict: { ...state.conflict, open: action.open } } : state;
    case 'resolved':
      return applyResolved(state, action.theirs);
  }
}
